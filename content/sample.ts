/** A placeholder until the owner sets or confirms the value, which then replaces `sample(…)`. */
export interface Sample<T = string> {
  value: T;
  isSample: true;
}

/** A value that may still be a sample. `npm run check-launch` lists the samples. */
export type MaybeSample<T = string> = T | Sample<T>;

export const sample = <const T>(value: T): Sample<T> => ({ value, isSample: true });

export const isSample = <T>(content: MaybeSample<T>): content is Sample<T> =>
  typeof content === "object" && content !== null && "isSample" in content;

export const contentOf = <T>(content: MaybeSample<T>): T => (isSample(content) ? content.value : content);

/** Returns a value that only the owner can promise, or undefined while it is a sample. */
export const confirmed = <T>(content: MaybeSample<T>): T | undefined => (isSample(content) ? undefined : content);

/** Returns the fragment of a row's URL. */
export const rowId = (term: string) => term.toLowerCase().replaceAll(" ", "-");

/** Finds the rows and questions of a page that are samples, with their fragments. */
export function samplesIn(content: unknown): { id: string; name: string }[] {
  if (typeof content !== "object" || content === null) return [];
  const { id, question, answer, term, description } = content as Partial<Record<string, unknown>>;
  if (typeof term === "string" && isSample(description)) return [{ id: rowId(term), name: term }];
  if (typeof question === "string" && isSample(answer)) return [{ id: String(id), name: question }];
  return Object.values(content).flatMap(samplesIn);
}

/** A value that stands in until the owner sets or confirms it: then the value itself replaces `sample(…)`. */
export interface Sample<T = string> {
  value: T;
  isSample: true;
}

/** What may still be a sample. `npm run check-launch` lists it. */
export type MaybeSample<T = string> = T | Sample<T>;

export const sample = <const T>(value: T): Sample<T> => ({ value, isSample: true });

export const isSample = <T>(content: MaybeSample<T>): content is Sample<T> =>
  typeof content === "object" && content !== null && "isSample" in content;

export const contentOf = <T>(content: MaybeSample<T>): T => (isSample(content) ? content.value : content);

/** What only the owner can promise: pages leave it out while it is a sample. */
export const confirmed = <T>(content: MaybeSample<T>): T | undefined => (isSample(content) ? undefined : content);

/** The fragment of a row's URL. */
export const rowId = (term: string) => term.toLowerCase().replaceAll(" ", "-");

/** The rows and questions of a page that are samples, with their fragments. */
export function samplesIn(content: unknown): { id: string; name: string }[] {
  if (typeof content !== "object" || content === null) return [];
  const { id, question, answer, term, description } = content as Partial<Record<string, unknown>>;
  if (typeof term === "string" && isSample(description)) return [{ id: rowId(term), name: term }];
  if (typeof question === "string" && isSample(answer)) return [{ id: String(id), name: question }];
  return Object.values(content).flatMap(samplesIn);
}

/** A value that stands in until the owner sets or confirms it: then the value itself replaces `sample(…)`. */
export interface Sample<T = string> {
  value: T;
  isSample: true;
}

/** What may still be a sample. Pages mark it as one, and `npm run check-launch` lists it. */
export type MaybeSample<T = string> = T | Sample<T>;

export const sample = <const T>(value: T): Sample<T> => ({ value, isSample: true });

export const isSample = <T>(content: MaybeSample<T>): content is Sample<T> =>
  typeof content === "object" && content !== null && "isSample" in content;

export const contentOf = <T>(content: MaybeSample<T>): T => (isSample(content) ? content.value : content);

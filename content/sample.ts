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

/** Domains reserved by RFC 2606 and RFC 6761, so never a real contact. */
const RESERVED_DOMAIN = /^\S*[@./](test|example|invalid|localhost|example\.(com|net|org))([:/]\S*)?$/;
const SAMPLE_PHONE = /^\+[\d ]*000 000$/;

/** Recognizes contact details that are samples without a mark. */
export const isSampleText = (text: string) => RESERVED_DOMAIN.test(text) || SAMPLE_PHONE.test(text);

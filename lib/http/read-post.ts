import "server-only";
import type { Asked } from "./asked";
import { readBounded } from "./read-bounded";

/** The longest message fits, in a script that takes nine bytes a letter in a form's encoding (45 kB). */
export const LONGEST_BODY_BYTES = 65_536;

/** A post as it came: a browser's own form is answered with a page, a script's JSON with JSON. */
export type Post =
  | { isForm: boolean; values: Record<string, unknown> }
  | { isForm: boolean; values?: undefined; status: 400 | 413 | 415 };

/** @throws URIError for what is no UTF-8 under its percent signs, which URLSearchParams would replace. */
function parseForm(text: string): Record<string, unknown> {
  decodeURIComponent(text);
  return Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const FORM_TYPE = "application/x-www-form-urlencoded";
const typeOf = ({ headers }: Pick<Asked, "headers">) =>
  headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();

/** Whether a browser's own form posts, and not a script. */
export const isFormPost = (request: Pick<Asked, "headers">) => typeOf(request) === FORM_TYPE;

/** Whether it is of a kind that is read at all. */
export const isReadablePost = (request: Pick<Asked, "headers">) =>
  isFormPost(request) || typeOf(request) === "application/json";

/** Reads a form's or a script's post of at most 64 KiB, or fewer bytes. */
export async function readPost(request: Asked, mostBytes = LONGEST_BODY_BYTES): Promise<Post> {
  const isForm = isFormPost(request);
  if (!isReadablePost(request)) return { isForm, status: 415 };
  try {
    const text = await readBounded(request.body, mostBytes, { fatal: true });
    const values = isForm ? parseForm(text) : parseJson(text);
    return values ? { isForm, values } : { isForm, status: 400 };
  } catch (error) {
    return { isForm, status: error instanceof RangeError ? 413 : 400 };
  }
}

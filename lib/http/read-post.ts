import "server-only";

/** The longest message, in a script that takes nine bytes a letter in a form's encoding, fits twice. */
const LONGEST_BODY_BYTES = 131_072;

/** A post as it came: a browser's own form is answered with a page, a script's JSON with JSON. */
export type Post =
  | { isForm: boolean; values: Record<string, unknown> }
  | { isForm: boolean; values?: undefined; status: 400 | 413 | 415 };

/** @throws RangeError for a body that is too long, TypeError for one that is no UTF-8. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > LONGEST_BODY_BYTES) throw new RangeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

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

/** Reads a form's or a script's post of at most 128 KiB. */
export async function readPost(request: Request): Promise<Post> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  if (!isForm && type !== "application/json") return { isForm, status: 415 };
  try {
    const text = await readText(request);
    const values = isForm ? parseForm(text) : parseJson(text);
    return values ? { isForm, values } : { isForm, status: 400 };
  } catch (error) {
    return { isForm, status: error instanceof RangeError ? 413 : 400 };
  }
}

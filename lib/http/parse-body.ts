/** A message of 5,000 characters, nine bytes each when form-encoded, is 45 kB. */
export const MAX_BODY_BYTES = 65_536;

/**
 * Reads a UTF-8 body of at most `maxBytes`.
 * @param options `fatal`: malformed UTF-8 throws instead of being replaced.
 * @throws RangeError if it is longer, TypeError if it is malformed and `fatal` is set.
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null | undefined,
  maxBytes: number,
  options: TextDecoderOptions = {},
): Promise<string> {
  const decoder = new TextDecoder("utf-8", options);
  let text = "";
  let bytes = 0;
  const chunks = body?.[Symbol.asyncIterator]();
  try {
    for (let next = await chunks?.next(); next && !next.done; next = await chunks?.next()) {
      bytes += next.value.byteLength;
      if (bytes > maxBytes) throw new RangeError("The body is too long");
      text += decoder.decode(next.value, { stream: true });
    }
  } finally {
    // Cancels the rest. Not awaited, as `for await` does: of a cloned request it would wait for the other one.
    chunks?.return?.().catch(() => {});
  }
  return text + decoder.decode();
}

/** @throws URIError for a malformed percent sign, which URLSearchParams would replace. */
function parseForm(text: string): Record<string, unknown> {
  decodeURIComponent(text);
  return Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

type WithHeaders = { headers: Pick<Headers, "get"> };

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const typeOf = ({ headers }: WithHeaders) => headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();

/** Whether a plain form posts (no JavaScript), and expects a page. */
export const isFormPost = (request: WithHeaders) => typeOf(request) === FORM;

/** A parsed post: the values of a form or of a JSON object, or the status that rejects it. */
export type Post =
  | { isForm: boolean; values: Record<string, unknown>; status?: undefined }
  | { isForm: boolean; values?: undefined; status: 400 | 413 | 415 };

export async function parsePost(
  request: WithHeaders & { body: AsyncIterable<Uint8Array> | null },
  maxBytes = MAX_BODY_BYTES,
): Promise<Post> {
  const isForm = isFormPost(request);
  if (!isForm && typeOf(request) !== JSON_TYPE) return { isForm, status: 415 };
  try {
    const text = await readText(request.body, maxBytes, { fatal: true });
    const values = isForm ? parseForm(text) : parseJson(text);
    return values ? { isForm, values } : { isForm, status: 400 };
  } catch (error) {
    return { isForm, status: error instanceof RangeError ? 413 : 400 };
  }
}

import "server-only";

const LONGEST_BODY_BYTES = 32_768;

/** A post as it came: a browser's own form is answered with a page, a script's JSON with JSON. */
export type Post =
  | { isForm: boolean; values: Record<string, unknown> }
  | { isForm: boolean; values?: undefined; status: 400 | 413 | 415 };

async function readText(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > LONGEST_BODY_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
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

/** Reads a form's or a script's post of at most 32 KiB. */
export async function readPost(request: Request): Promise<Post> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  if (!isForm && type !== "application/json") return { isForm, status: 415 };
  const text = await readText(request);
  if (text === undefined) return { isForm, status: 413 };
  const values = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  return values ? { isForm, values } : { isForm, status: 400 };
}

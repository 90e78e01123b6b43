import "server-only";

/**
 * Reads a body of UTF-8 up to a bound, and no further.
 * @param options `fatal`: bytes that are no UTF-8 are an error instead of a replacement sign.
 * @throws RangeError for a longer one, TypeError for one that is no UTF-8 where that is fatal.
 */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null | undefined,
  mostBytes: number,
  options: TextDecoderOptions = {},
): Promise<string> {
  const decoder = new TextDecoder("utf-8", options);
  let text = "";
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new RangeError("The body is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

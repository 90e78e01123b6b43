import "server-only";
import type { Transport } from "./contract";

/** Far more than any answer of the contract needs; what is longer is not read to its end. */
const LONGEST_ANSWER_BYTES = 1_000_000;

/** Reads a body up to a bound. @throws RangeError beyond it. */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // A Response's body is iterable in Node; leaving the loop cancels the rest.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > LONGEST_ANSWER_BYTES) throw new RangeError("The backend's answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls over HTTP. `timeoutMs` is for the whole call, the body included.
 * @throws where no answer came in time, it was longer than a megabyte, or it redirects elsewhere.
 */
export function createRemoteTransport(url: string, timeoutMs: number): Transport {
  return async ({ method, path, headers, body }) => {
    // Not AbortSignal.timeout: Node may collect it while the body is on its way, and then nothing ends the wait.
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new DOMException("No answer in time", "TimeoutError")), timeoutMs);
    try {
      const response = await fetch(url + path, {
        method,
        headers: { accept: "application/json", ...headers, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
        // A redirect would carry the api key to another address.
        redirect: "error",
        cache: "no-store",
        signal: giveUp.signal,
      });
      return { status: response.status, body: parseJson(await inTime(readBounded(response), giveUp.signal)) };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What is read, unless the signal comes first: a body's reader may not hear of it. */
const inTime = <T>(reading: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    reading,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    }),
  ]);

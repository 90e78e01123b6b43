import "server-only";
import { inTime } from "@/lib/http/in-time";
import { readBounded } from "@/lib/http/read-bounded";
import type { Transport } from "./contract";

/** Far more than any answer of the contract needs; what is longer is not read to its end. */
const LONGEST_ANSWER_BYTES = 1_000_000;

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
  return ({ method, path, headers, body }) =>
    inTime(timeoutMs, async (signal) => {
      const response = await fetch(url + path, {
        method,
        headers: { accept: "application/json", ...headers, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
        // A redirect would carry the api key to another address.
        redirect: "error",
        cache: "no-store",
        signal,
      });
      return { status: response.status, body: parseJson(await readBounded(response.body, LONGEST_ANSWER_BYTES)) };
    });
}

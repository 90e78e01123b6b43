import pTimeout from "p-timeout";
import { readText } from "@/lib/http";
import type { Transport } from "./contract";

const MAX_RESPONSE_BYTES = 1_000_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls a backend over HTTP.
 * @param timeoutMs for the whole exchange, including the response body
 * @throws on timeout, network errors, redirects and responses over 1 MB
 */
export function createHttpTransport(url: string, timeoutMs: number): Transport {
  return ({ method, path, headers, body }) => {
    // AbortSignal.timeout() does not work here: Node may garbage-collect it while a body is still being read.
    const controller = new AbortController();
    const exchange = async () => {
      const response = await fetch(url + path, {
        method,
        headers: { accept: "application/json", ...headers, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
        // Following a redirect would send the API key to another host.
        redirect: "error",
        cache: "no-store",
        signal: controller.signal,
      });
      return { status: response.status, body: parseJson(await readText(response.body, MAX_RESPONSE_BYTES)) };
    };
    return pTimeout(exchange(), { milliseconds: timeoutMs }).finally(() => controller.abort());
  };
}

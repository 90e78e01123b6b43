import { once } from "node:events";
import { type Agent, request as requestOverHttp } from "node:http";
import { connect } from "node:http2";
import { request as requestOverHttps } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  agent?: Agent;
  /** The certificate to trust, for an https origin. */
  ca?: string;
}

export interface HttpResponse {
  status: number;
  /** Every value of a header by its name in lower case, so that one that was sent twice shows. */
  headers: Map<string, string[]>;
  header: (name: string) => string | undefined;
  /** The body as it was sent, possibly compressed. */
  body: Buffer;
  /** The decoded body. */
  text: string;
}

const TIMEOUT_MS = 30_000;
const decoders: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** Makes a response. @param rawHeaders names and values in turn. */
export function toResponse(status: number, rawHeaders: string[], body: Buffer): HttpResponse {
  const headers = new Map<string, string[]>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? "";
    headers.set(name, [...(headers.get(name) ?? []), rawHeaders[i + 1] ?? ""]);
  }
  const header = (name: string) => headers.get(name)?.join(", ");
  const decode = decoders[header("content-encoding") ?? ""];
  return { status, headers, header, body, text: (decode && body.length ? decode(body) : body).toString("utf8") };
}

/**
 * Requests exactly this path, which may be one that `fetch` would normalize. Follows no redirect.
 * @throws if the response is not complete within half a minute.
 */
export function send(origin: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { hostname, port, protocol } = new URL(origin);
  const { method = "GET", headers = {}, body, agent, ca } = options;
  const open = protocol === "https:" ? requestOverHttps : requestOverHttp;
  return new Promise((resolve, reject) => {
    const request = open({ hostname, port, path, method, headers, agent, ca }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve(toResponse(response.statusCode ?? 0, response.rawHeaders, Buffer.concat(chunks)));
      });
    });
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error(`No response to ${method} ${path}`)));
    request.on("error", reject);
    request.end(body);
  });
}

/** Requests a path over HTTP/2. The server may stop reading the body. */
export async function sendOverHttp2(
  origin: string,
  path: string,
  { method = "GET", headers, body, ca }: RequestOptions = {},
): Promise<HttpResponse> {
  const session = connect(origin, { ca });
  try {
    const request = session.request({ ":method": method, ":path": path, ...headers }, { endStream: method === "GET" });
    request.on("error", () => {});
    if (method !== "GET") request.end(body);
    const [given] = await once(request, "response", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const rawHeaders = Object.entries<string | string[]>(given)
      .filter(([name]) => !name.startsWith(":"))
      .flatMap(([name, values]) => [values].flat().flatMap((value) => [name, String(value)]));
    return toResponse(given[":status"], rawHeaders, Buffer.concat(chunks));
  } finally {
    session.destroy();
  }
}

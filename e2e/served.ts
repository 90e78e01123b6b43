import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const unpack: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** A body's text, however it was packed. */
export const unpackText = (body: Buffer, encoding = "") => (unpack[encoding]?.(body) ?? body).toString("utf8");

export interface Served {
  status: number;
  location: string | undefined;
  /** The size of the body as it was sent. */
  bytes: number;
  /** The size of its headers, each with what separates it from the next one. */
  headerBytes: number;
  text: string;
}

/** Asks as a browser does, with gzip unless `headers` say otherwise, but follows no redirect and runs no script. */
export function serve(url: string, headers: Record<string, string> = {}): Promise<Served> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "gzip", ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const text = unpackText(body, response.headers["content-encoding"]);
        const { statusCode: status = 0, rawHeaders } = response;
        // Name and value take turns, and ": " or a line's end follows each.
        const headerBytes = rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
        resolve({ status, location: response.headers.location, bytes: body.length, headerBytes, text });
      });
    });
    request.on("error", reject);
  });
}

/** Every match's first group. */
export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** The scripts that a page asks for once a visitor turns to it (components/layout/late-scripts.ts). */
export const scriptsOf = (html: string): string[] =>
  JSON.parse(/\["\/_next\/static\/chunks\/[^\]]*\]/.exec(html)?.[0] ?? "[]");

/** Ampersands, quotes and apostrophes as they are read. */
export const plain = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The words that stand on a page, a piece for each element or part of one. */
export const piecesOf = (html: string): string[] =>
  plain(html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "").replace(/<[^>]*>/g, "\n"))
    .split("\n")
    .filter(Boolean);

export const titleOf = (html: string) => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");

export const descriptionOf = (html: string) =>
  plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");

/** Where the anchors of a page lead. */
export const anchorsOf = (html: string) => all(html, /<a\s[^>]*?href="([^"]*)"/g).map(plain);

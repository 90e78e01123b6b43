import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import Negotiator from "negotiator";
import { type BuiltSite, CONTENT_TYPES, STATIC_FOLDER, type StaticFile } from "@/lib/built-site";
import { filePolicy } from "./security-headers";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Browsers revalidate pages (304); a CDN learns of a new build within a minute. */
export const PAGE_CACHE_CONTROL = "public, max-age=0, must-revalidate, s-maxage=60";
const CACHE_CONTROL: Record<StaticFile["cache"], string> = {
  page: PAGE_CACHE_CONTROL,
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
  day: "public, max-age=86400",
  revalidate: "public, max-age=0, must-revalidate",
};
/** As Next sends it: the router's requests for the same URL get other content. */
const PAGE_VARY = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding";

/** The smaller one first. */
const ENCODINGS = ["br", "gzip"] as const;

interface Cached {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves static pages and their files from memory, compressed at build time with the best settings: on-the-fly
 * compression halves a page's throughput and is larger. The rest is passed on to Next.
 * @returns a function that responds, or returns false.
 */
export function createStaticCache(dir: string, files: BuiltSite["files"]) {
  const cache = new Map<string, Cached>();

  const read = (url: string, { file, hash, cache: policy }: StaticFile, encoding: string): Cached => {
    const isPlain = encoding === "identity";
    const body = readFileSync(path.join(dir, isPlain ? file : path.join(STATIC_FOLDER, `${hash}.${encoding}`)));
    const headers = {
      "content-type": CONTENT_TYPES[path.extname(url) || ".html"] ?? "application/octet-stream",
      "content-length": String(body.length),
      ...(!isPlain && { "content-encoding": encoding }),
      ...(policy !== "page" && { "content-security-policy": filePolicy }),
      "cache-control": CACHE_CONTROL[policy],
      vary: policy === "page" ? PAGE_VARY : "accept-encoding",
      etag: `"${hash}${isPlain ? "" : `-${encoding}`}"`,
    };
    return { headers, body };
  };

  const find = (url: string, file: StaticFile, request: IncomingMessage): Cached => {
    const accepted = new Negotiator(request).encodings([...ENCODINGS]);
    const encoding = ENCODINGS.find((one) => file.encodings.includes(one) && accepted.includes(one)) ?? "identity";
    const key = `${encoding} ${url}`;
    const cached = cache.get(key) ?? read(url, file, encoding);
    cache.set(key, cached);
    return cached;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers: requestHeaders, url = "" } = request;
    const [address = ""] = url.split("?", 1);
    const file = Object.hasOwn(files, address) ? files[address] : undefined;
    if (!file || (method !== "GET" && method !== "HEAD")) return false;
    // Next answers its router's requests, and reads the body of a GET that has one.
    if (requestHeaders.rsc !== undefined || requestHeaders["content-length"] !== undefined) return false;

    const { headers, body } = find(address, file, request);
    if (requestHeaders["if-none-match"]?.includes(headers.etag ?? "")) {
      const { "content-length": _, "content-type": __, "content-encoding": ___, ...validators } = headers;
      response.writeHead(304, validators).end();
      return true;
    }
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : body);
    return true;
  };
}

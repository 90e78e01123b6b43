import { readFileSync } from "node:fs";
import path from "node:path";
import Negotiator from "negotiator";
import { type BuiltSite, CONTENT_TYPES, hashContent, STATIC_FOLDER, type StaticFile } from "@/lib/built-site";
import type { Exchange } from "./handle-request";
import { filePolicy, PAGE_CACHE_CONTROL } from "./response-headers";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CACHE_CONTROL: Record<StaticFile["cache"], string> = {
  page: PAGE_CACHE_CONTROL,
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
  day: "public, max-age=86400",
  revalidate: PAGE_CACHE_CONTROL,
};
/**
 * The file that tells Chromium which links to fetch ahead of a click. Rules in the page would need a hash in its
 * policy.
 */
const SPECULATION_RULES = '"/links.speculationrules"';

/** The encodings, the smaller one first. */
const ENCODINGS = ["br", "gzip"] as const;

interface Copy {
  /** The encoding; undefined for the content as it is. */
  encoding: string | undefined;
  headers: Record<string, string>;
  body: Buffer;
}

type Policy = Pick<StaticFile, "hash" | "cache">;

function createCopy(url: string, { hash, cache }: Policy, body: Buffer, encoding?: string): Copy {
  const headers = {
    "content-type": CONTENT_TYPES[path.extname(url) || ".html"] ?? "application/octet-stream",
    "content-length": String(body.length),
    ...(encoding && { "content-encoding": encoding }),
    ...(cache !== "page" && { "content-security-policy": filePolicy }),
    "cache-control": CACHE_CONTROL[cache],
    ...(cache === "page" && { "speculation-rules": SPECULATION_RULES }),
    vary: "accept-encoding",
    etag: `"${hash}${encoding ? `-${encoding}` : ""}"`,
  };
  return { encoding, headers, body };
}

/**
 * Serves static pages and their files from memory, compressed at build time with the best settings: on-the-fly
 * compression halves a page's throughput and is larger. All files are read at once (15 MB), so that no request fails if
 * one is gone later. Other requests are passed on to Next.
 * @param texts of files that the build does not have, by URL path.
 * @returns `serve`, which responds or returns false, and `has`, which says whether a path is a file's.
 * @throws if a file of the build cannot be read.
 */
export function createStaticCache(dir: string, files: BuiltSite["files"], texts: Record<string, string> = {}) {
  const read = (...names: string[]) => readFileSync(path.join(dir, ...names));
  const pages = new Set<string>();
  /** The copies of each file, in the order of preference. */
  const cache = new Map<string, Copy[]>();
  for (const [url, file] of Object.entries(files)) {
    if (file.cache === "page") pages.add(url);
    const encoded = ENCODINGS.filter((encoding) => file.encodings.includes(encoding)).map((encoding) =>
      createCopy(url, file, read(STATIC_FOLDER, `${file.hash}.${encoding}`), encoding),
    );
    cache.set(url, [...encoded, createCopy(url, file, read(file.file))]);
  }
  for (const [url, text] of Object.entries(texts))
    cache.set(url, [createCopy(url, { hash: hashContent(text), cache: "revalidate" }, Buffer.from(text))]);

  return {
    has: (url: string) => cache.has(url),

    serve({ request, response, path: address }: Exchange): boolean {
      const { method, headers: requestHeaders } = request;
      const copies = cache.get(address);
      if (!copies || (method !== "GET" && method !== "HEAD")) return false;
      // Next reads the body of a GET that has one.
      if (requestHeaders["content-length"] !== undefined && pages.has(address)) return false;

      const accepted = new Negotiator(request).encodings([...ENCODINGS]);
      const copy = copies.find(({ encoding }) => encoding === undefined || accepted.includes(encoding));
      if (!copy) return false;
      const { headers, body } = copy;
      if (requestHeaders["if-none-match"]?.includes(headers.etag ?? "")) {
        const { "content-length": _, "content-type": __, "content-encoding": ___, ...validators } = headers;
        response.writeHead(304, validators).end();
        return true;
      }
      response.writeHead(200, headers).end(method === "HEAD" ? undefined : body);
      return true;
    },
  };
}

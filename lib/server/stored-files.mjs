import { readFileSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { createHeadWriter, HEAD_BYTES } from "./head-writer.mjs";

/**
 * Static pages, and the files that a browser asks for with them, answered from memory in the form that was compressed
 * for them when the site was built (lib/cli/store-files.mjs). Whatever is not plainly one of them is Next's.
 */
export const STORE = path.join(".next", "stored");
/** All of a site of a hundred pages; of a larger one, what is asked for. */
const MOST_BYTES = 64 * 1024 * 1024;
export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** @param {string} address a page's has none. */
export const extensionOf = (address) => path.extname(address) || ".html";
const ENCODINGS = ["br", "gzip", "identity"];
/** Browsers send a few dozen different ones; anybody may make up more. */
const MOST_ACCEPTED = 500;
/** As Next's own: what the router asks for at a page's address is another answer. */
const PAGE_VARIES = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding";
const DAY_SECONDS = 24 * 60 * 60;
/** Who may keep a file, and how long; of a page the bundles know it. As in next.config.mjs, or Next's own. */
export const KEPT = {
  page: undefined,
  year: `public, max-age=${365 * DAY_SECONDS}, immutable`,
  day: `public, max-age=${DAY_SECONDS}`,
  asked: "public, max-age=0, must-revalidate",
};

/**
 * @typedef {object} StoredFile
 * @property {string} file where its content is
 * @property {string} hash of its content; the name under which it is compressed
 * @property {string} type
 * @property {string | undefined} cacheControl
 * @property {string[]} encodings that it is there in
 * @property {boolean} isPage
 *
 * @typedef {object} Site what the bundles of the build know (lib/http/requests.ts)
 * @property {(path: string, isPage: boolean) => Record<string, string>} headersOf
 * @property {(url: string) => boolean} isStatic whether a page's address with this query is the static page
 * @property {(request: import("node:http").IncomingMessage) => string} identify the id of a request
 * @property {(request: import("node:http").IncomingMessage, route: string, status: number, started: number) => void} count
 */

/** Which of our encodings a client takes, the best first. */
function createNegotiation() {
  const chosen = new LRUCache({ max: MOST_ACCEPTED });
  return (accepted = "") => {
    let encodings = chosen.get(accepted);
    if (!encodings) {
      encodings = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(ENCODINGS, {
        preferred: ENCODINGS,
      });
      chosen.set(accepted, encodings);
    }
    return encodings;
  };
}

/**
 * Each line of the index is taken apart when it is first asked for: there are ten a page, and a start does not wait for all.
 * @param {string} dir
 * @returns {(address: string) => StoredFile | undefined}
 */
function openIndex(dir) {
  const lines = readFileSync(path.join(dir, STORE, "index.tsv"), "utf8").split("\n");
  /** @type {Map<string, string | StoredFile>} */
  const files = new Map(lines.map((line) => [line.slice(0, line.indexOf("\t")), line]));
  return (address) => {
    const found = files.get(address);
    if (typeof found !== "string") return found;
    const [, file, hash, kept, ...encodings] = found.split("\t");
    const type = TYPES[extensionOf(address)];
    const stored = { file, hash, type, cacheControl: KEPT[kept], encodings, isPage: kept === "page" };
    files.set(address, stored);
    return stored;
  };
}

/**
 * @param {string} dir the site's folder
 * @param {Site} site
 * @returns answers a request with what is stored for it, or returns false.
 */
export function openStoredFiles(dir, site) {
  const fileAt = openIndex(dir);
  const answers = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => body.length + HEAD_BYTES });
  const encodingsOf = createNegotiation();

  const read = (address, { file, hash, type, cacheControl, isPage }, encoding) => {
    const isPlain = encoding === "identity";
    const body = readFileSync(path.join(dir, isPlain ? file : path.join(STORE, `${hash}.${encoding}`)));
    const etag = `"${hash}${isPlain ? "" : `-${encoding}`}"`;
    const headers = {
      ...site.headersOf(address, isPage),
      ...(cacheControl && { "cache-control": cacheControl }),
      vary: isPage ? PAGE_VARIES : "accept-encoding",
      etag,
    };
    const content = {
      "content-type": type,
      ...(!isPlain && { "content-encoding": encoding }),
      "content-length": String(body.length),
    };
    return {
      body,
      etag,
      kept: Object.entries(headers).flat(),
      writeHead: createHeadWriter(Object.entries({ ...headers, ...content }).flat()),
    };
  };

  const find = (address, file, accepted) => {
    const encoding =
      encodingsOf(accepted).find((one) => one === "identity" || file.encodings.includes(one)) ?? "identity";
    const key = `${encoding} ${address}`;
    let answer = answers.get(key);
    if (!answer) {
      answer = read(address, file, encoding);
      answers.set(key, answer);
    }
    return answer;
  };

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @returns {boolean} whether it was answered.
   */
  return (request, response) => {
    const { method, headers, url = "" } = request;
    const start = url.indexOf("?");
    const address = start < 0 ? url : url.slice(0, start);
    const file = fileAt(address);
    if (!file || (method !== "GET" && method !== "HEAD")) return false;
    // The router's own requests, and what ought to have no body.
    if (headers.rsc !== undefined || headers["content-length"] !== undefined) return false;
    if (file.isPage && start >= 0 && !site.isStatic(url)) return false;

    const started = performance.now();
    const { body, etag, kept, writeHead } = find(address, file, headers["accept-encoding"]);
    const isKept = headers["if-none-match"]?.includes(etag) ?? false;
    const id = site.identify(request);
    if (isKept) response.writeHead(304, [...kept, "x-request-id", id]);
    else writeHead(response, id);
    response.end(isKept || method === "HEAD" ? undefined : body);
    site.count(request, file.isPage ? address : "asset", isKept ? 304 : 200, started);
    return true;
  };
}

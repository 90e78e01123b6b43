import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { CONTENT_TYPES, hashContent, STATIC_FOLDER, type StaticFile } from "@/lib/built-site";
import { PAGES_FOLDER } from "./finish-page";

/** Folders of files whose names carry a hash of the content, by URL path. */
const IMMUTABLE = {
  "/_next/static": path.join(".next", "static"),
};
/** The files that `next build` wrote of static route handlers, by the beginning of the URL path. */
const HANDLERS: [prefix: string, cache: StaticFile["cache"]][] = [
  // The names carry no hash.
  ["/share/", "day"],
  ["/manifest.webmanifest", "revalidate"],
  ["/sitemap.xml", "revalidate"],
  ["/llms.txt", "revalidate"],
  ["/.well-known/security.txt", "revalidate"],
];
/** The worker that takes the place of an earlier site's, under both of the usual names. */
const SERVICE_WORKER = "service-worker.js";
const BODY = ".body";

const COMPRESSIBLE = [".css", ".html", ".ico", ".js", ".svg", ".txt", ".webmanifest", ".xml"];
const ENCODERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

interface Found {
  url: string;
  file: string;
  cache: StaticFile["cache"];
}

const filesIn = (folder: string, recursive = false) =>
  readdirSync(folder, { recursive, encoding: "utf8" }).filter((name) => path.extname(name) in CONTENT_TYPES);

const findFiles = (pages: readonly string[]): Found[] => [
  ...pages.map(
    (url): Found => ({ url, file: path.join(PAGES_FOLDER, `${url === "/" ? "index" : url}.html`), cache: "page" }),
  ),
  ...Object.entries(IMMUTABLE).flatMap(([url, folder]) =>
    filesIn(folder, true).map((name): Found => {
      const file = path.join(folder, name);
      return { url: `${url}/${name.replaceAll(path.sep, "/")}`, file, cache: "immutable" };
    }),
  ),
  ...filesIn("public")
    .filter((name) => name !== SERVICE_WORKER)
    .map((name): Found => ({ url: `/${name}`, file: path.join("public", name), cache: "day" })),
  ...[SERVICE_WORKER, "sw.js"].map(
    (name): Found => ({ url: `/${name}`, file: path.join("public", SERVICE_WORKER), cache: "revalidate" }),
  ),
  ...readdirSync(PAGES_FOLDER, { recursive: true, encoding: "utf8" }).flatMap((name): Found[] => {
    const url = `/${name.replaceAll(path.sep, "/").slice(0, -BODY.length)}`;
    const handler = HANDLERS.find(([prefix]) => name.endsWith(BODY) && url.startsWith(prefix));
    return handler ? [{ url, file: path.join(PAGES_FOLDER, name), cache: handler[1] }] : [];
  }),
];

async function compress({ url, file, cache }: Found): Promise<[string, StaticFile]> {
  const content = readFileSync(file);
  const hash = hashContent(content);
  const encodings: StaticFile["encodings"] = [];
  const encoders = COMPRESSIBLE.includes(path.extname(url) || ".html") ? Object.entries(ENCODERS) : [];
  for (const [encoding, encode] of encoders) {
    const encoded = await encode(content);
    if (encoded.length >= content.length) continue;
    encodings.push(encoding as keyof typeof ENCODERS);
    writeFileSync(path.join(STATIC_FOLDER, `${hash}.${encoding}`), encoded);
  }
  return [url, { file, hash, cache, encodings }];
}

/** Compresses every static page, and every file that browsers request with it, for the static cache. */
export async function compressFiles(pages: readonly string[]): Promise<Record<string, StaticFile>> {
  rmSync(STATIC_FOLDER, { recursive: true, force: true });
  mkdirSync(STATIC_FOLDER, { recursive: true });
  return Object.fromEntries(await Promise.all(findFiles(pages).map(compress)));
}

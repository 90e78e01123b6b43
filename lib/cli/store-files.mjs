import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import PQueue from "p-queue";
import { STORE, TYPES } from "../server/stored-files.mjs";

/**
 * Run after the build: compresses once, as well as it can be done, what the server then answers from memory
 * (lib/server/stored-files.mjs): every static page, and every file whose name carries a hash of its content.
 */
const BUILD = ".next";
const PAGES = path.join(BUILD, "server", "app");
const FOLDERS = {
  "/_next/static": path.join(BUILD, "static"),
  "/art": "public/art",
  "/scripts": "public/scripts",
  "/share": "public/share",
};

const COMPRESSES = [".css", ".html", ".js", ".svg"];
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const ENCODERS = {
  br: (content) => promisify(brotliCompress)(content, { params: QUALITY }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
/** Thousands of pages are not read at once. */
const AT_ONCE = 8;
/** Names of the store's files; two addresses with the same content share them. */
const HASH_LENGTH = 20;

const { pages } = JSON.parse(readFileSync(path.join(BUILD, "addresses.json"), "utf8"));

/** @returns {[address: string, file: string][]} what is answered from memory. */
function findFiles() {
  const html = pages.map((page) => [page, path.join(PAGES, page === "/" ? "index.html" : `${page}.html`)]);
  const hashed = Object.entries(FOLDERS).flatMap(([address, folder]) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => path.extname(name) in TYPES)
      .map((name) => [`${address}/${name.split(path.sep).join("/")}`, path.join(folder, name)]),
  );
  return [...html.filter(([, file]) => existsSync(file)), ...hashed];
}

/** @returns {Promise<string>} the line by which the server finds it (lib/server/stored-files.mjs). */
async function store([address, file]) {
  const content = readFileSync(file);
  const extension = path.extname(file);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, HASH_LENGTH);
  const encodings = [];
  for (const [encoding, encode] of Object.entries(COMPRESSES.includes(extension) ? ENCODERS : {})) {
    const encoded = await encode(content);
    if (encoded.length >= content.length) continue;
    encodings.push(encoding);
    writeFileSync(path.join(STORE, `${hash}.${encoding}`), encoded);
  }
  return [address, file, hash, ...encodings].join("\t");
}

rmSync(STORE, { recursive: true, force: true });
mkdirSync(STORE, { recursive: true });
const queue = new PQueue({ concurrency: AT_ONCE });
const lines = await queue.addAll(findFiles().map((file) => () => store(file)));
// Lines, of which the server takes apart only what is asked for: a page has ten, and a start is not to wait for all.
writeFileSync(path.join(STORE, "index.tsv"), lines.join("\n"));

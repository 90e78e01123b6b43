import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import PQueue from "p-queue";
import { extensionOf, STORE, TYPES } from "../server/stored-files.mjs";

/**
 * Run after the build: compresses once, as well as it can be done, what the server then answers from memory
 * (lib/server/stored-files.mjs): every static page, and every file that a browser asks for with it.
 */
const BUILD = ".next";
const PAGES = path.join(BUILD, "server", "app");
/** Their files' names carry a hash of the content. */
const FOLDERS = {
  "/_next/static": path.join(BUILD, "static"),
  "/art": "public/art",
  "/scripts": "public/scripts",
  "/share": "public/share",
};

/** Icons, which keep their names. */
const PUBLIC = "public";
const MANIFEST = "/manifest.webmanifest";

const COMPRESSES = [".css", ".html", ".ico", ".js", ".svg", ".webmanifest"];
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

/**
 * @typedef {object} Found what is answered from memory
 * @property {string} address
 * @property {string} file
 * @property {keyof typeof import("../server/stored-files.mjs").KEPT} kept
 */

/** @returns {Found[]} */
function findFiles() {
  const html = pages.map((page) => ({
    address: page,
    file: path.join(PAGES, page === "/" ? "index.html" : `${page}.html`),
    kept: "page",
  }));
  const hashed = Object.entries(FOLDERS).flatMap(([address, folder]) =>
    namesIn(folder, true).map((name) => ({
      address: `${address}/${name.split(path.sep).join("/")}`,
      file: path.join(folder, name),
      kept: "year",
    })),
  );
  const icons = namesIn(PUBLIC).map((name) => ({ address: `/${name}`, file: path.join(PUBLIC, name), kept: "day" }));
  const manifest = { address: MANIFEST, file: path.join(PAGES, `${MANIFEST}.body`), kept: "asked" };
  return [...html.filter(({ file }) => existsSync(file)), ...hashed, ...icons, manifest];
}

/** The files of a folder that have a type. */
const namesIn = (folder, recursive = false) =>
  readdirSync(folder, { recursive, encoding: "utf8" }).filter((name) => path.extname(name) in TYPES);

/** @param {Found} found @returns {Promise<string>} the line by which the server finds it (lib/server/stored-files.mjs). */
async function store({ address, file, kept }) {
  const content = readFileSync(file);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, HASH_LENGTH);
  const encodings = [];
  for (const [encoding, encode] of Object.entries(COMPRESSES.includes(extensionOf(address)) ? ENCODERS : {})) {
    const encoded = await encode(content);
    if (encoded.length >= content.length) continue;
    encodings.push(encoding);
    writeFileSync(path.join(STORE, `${hash}.${encoding}`), encoded);
  }
  return [address, file, hash, kept, ...encodings].join("\t");
}

rmSync(STORE, { recursive: true, force: true });
mkdirSync(STORE, { recursive: true });
const queue = new PQueue({ concurrency: AT_ONCE });
const lines = await queue.addAll(findFiles().map((file) => () => store(file)));
// Lines, of which the server takes apart only what is asked for: a page has ten, and a start is not to wait for all.
writeFileSync(path.join(STORE, "index.tsv"), lines.join("\n"));

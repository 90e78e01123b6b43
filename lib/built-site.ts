import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** A file that the static cache serves. */
export interface StaticFile {
  /** Path below the project's folder. */
  file: string;
  /** Hash of the content: its ETag, and the name of its compressed copies in `.next/site/static`. */
  hash: string;
  /** How long browsers may cache it: pages are revalidated as well, the names of "immutable" files carry a hash. */
  cache: "page" | "immutable" | "day" | "revalidate";
  encodings: ("br" | "gzip")[];
}

const HASH_LENGTH = 20;

/** Identifies a file's content. */
export const hashContent = (content: Buffer | string): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, HASH_LENGTH);

/** Of the files that the static cache serves, by ending. */
export const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".speculationrules": "application/speculationrules+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** What the HTTP edge needs to know about the build. Written by lib/build, as JSON. */
export interface BuiltSite {
  /** The origin it was built for: absolute URLs in pages and the sitemap begin with it. */
  origin: string;
  /** Whether it was built for a remote backend: /register states the embedded one's rule for passwords otherwise. */
  hasRemoteBackend: boolean;
  /** Whether the backend has the extension "records": /register states the kinds of account then. */
  canSaveRecord: boolean;
  /** ENQUIRY_RETENTION_DAYS, which the privacy notice states. */
  retentionDays: number;
  /** Whether search engines may index it: pages say which of their details are samples otherwise. */
  isIndexingOpen: boolean;
  /** The hash of the sources that it was built from. */
  sources: string;
  /** The fields of the content that are samples. */
  samples: string[];
  /** The path of every page. */
  pages: string[];
  /** Paths that people try, and the pages they mean. */
  shortcuts: Record<string, string>;
  /** CSP hashes of the inline scripts of each static page. */
  scriptHashes: Record<string, string[]>;
  /** By URL path. */
  files: Record<string, StaticFile>;
}

/** Next's name of the page for paths that do not exist. */
export const NOT_FOUND = "/_not-found";

/** Where the build writes for the edge, below the project's folder. */
export const SITE_FOLDER = path.join(".next", "site");
export const BUILT_SITE_FILE = path.join(SITE_FOLDER, "site.json");
export const STATIC_FOLDER = path.join(SITE_FOLDER, "static");
export const ERROR_PAGES_FILE = path.join(SITE_FOLDER, "error-pages.json");
/** Whole documents by status; 500 stands for all errors on our side. */
export type ErrorPages = Record<number, string>;
/** Stands in the page of 500 for the request's reference. */
export const REFERENCE_PLACEHOLDER = "{reference}";

/** @throws when the site has not been built. */
export const readBuiltSite = (dir: string): BuiltSite =>
  JSON.parse(readFileSync(path.join(dir, BUILT_SITE_FILE), "utf8"));

export const readErrorPages = (dir: string): ErrorPages =>
  JSON.parse(readFileSync(path.join(dir, ERROR_PAGES_FILE), "utf8"));

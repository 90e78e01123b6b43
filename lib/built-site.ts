import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sample } from "@/lib/launch";

/** A file that the static cache serves. */
export interface StaticFile {
  /** Path below the project's folder. */
  file: string;
  /** Hash of the content: its ETag, and the name of its compressed copies in `.next/site/static`. */
  hash: string;
  /** The kind of caching in browsers. They revalidate a "page", too; the names of "immutable" files carry a hash. */
  cache: "page" | "immutable" | "day" | "revalidate";
  encodings: ("br" | "gzip")[];
}

const HASH_LENGTH = 20;

/** Identifies a file's content. */
export const hashContent = (content: Buffer | string): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, HASH_LENGTH);

/** The content types of the files that the static cache serves, by file extension. */
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

/** Error pages as whole documents, by status; 500 stands for all errors on our side. */
export type ErrorPages = Record<number, string>;

/** The build, as the HTTP server needs to know it. Written by lib/build, as JSON. */
export interface BuiltSite {
  /** The origin of the build: absolute URLs in pages and the sitemap begin with it. */
  origin: string;
  /** True for a remote backend. /register states the embedded one's rule for passwords otherwise. */
  hasRemoteBackend: boolean;
  /** True if the backend has the extension "records". /register states the kinds of account then. */
  canSaveRecord: boolean;
  /** ENQUIRY_RETENTION_DAYS, which the privacy notice states. */
  retentionDays: number;
  /** True if SITE_INDEXING is `on`. Pages say which of their details are samples otherwise. */
  isSampleMarkHidden: boolean;
  /** The hash of the sources. */
  sources: string;
  /** The fields of the content that are samples. */
  samples: Sample[];
  /** The methods of route handlers, as the header `Allow` lists them, by route: "/api/auth/[...nextauth]". */
  handlers: Record<string, string>;
  /** The path of every page. */
  pages: string[];
  /** The pages that visitors mean by other paths. */
  shortcuts: Record<string, string>;
  /** CSP hashes of the inline scripts of each static page. */
  scriptHashes: Record<string, string[]>;
  /** The files of the static cache, by URL path. */
  files: Record<string, StaticFile>;
  errorPages: ErrorPages;
}

/** Next's name of the page for paths that do not exist. */
export const NOT_FOUND = "/_not-found";

/** The folder of the build's files for the HTTP server, below the project's folder. */
export const SITE_FOLDER = path.join(".next", "site");
export const BUILT_SITE_FILE = path.join(SITE_FOLDER, "site.json");
export const STATIC_FOLDER = path.join(SITE_FOLDER, "static");
/** The text in the page of 500 that the request's reference replaces. */
export const REFERENCE_PLACEHOLDER = "{reference}";

/** Reads the build. @throws when the site has not been built. */
export const readBuiltSite = (dir: string): BuiltSite =>
  JSON.parse(readFileSync(path.join(dir, BUILT_SITE_FILE), "utf8"));

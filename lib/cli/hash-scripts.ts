import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { HASHES_FILE, type hashesSchema } from "@/lib/http/page-policies";

/** Run after every build: writes down the inline scripts of every static page, by hash, for its content security policy. */
const PAGES = path.join(".next", "server", "app");
const INLINE_SCRIPT = /<script(?:\s(?:(?!src=)[^>])*)?>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const hashesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)]
      .map(([, script = ""]) => script)
      .filter(Boolean)
      .map(hashOf),
  ),
];

const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
const pages = Object.fromEntries(
  files.map((file) => {
    const page = `/${file
      .split(path.sep)
      .join("/")
      .replace(/\.html$/, "")}`;
    return [page === "/index" ? "/" : page, hashesIn(readFileSync(path.join(PAGES, file), "utf8"))];
  }),
);
const [first = [], ...others] = Object.entries(pages)
  .filter(([page]) => page !== "/_global-error")
  .map(([, hashes]) => hashes);
const shared = first.filter((hash) => others.every((hashes) => hashes.includes(hash)));

writeFileSync(HASHES_FILE, JSON.stringify({ pages, shared } satisfies z.infer<typeof hashesSchema>));

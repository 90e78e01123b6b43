import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sitePages } from "@/content/site-pages";
import { structuredData } from "@/lib/seo/structured-data";
import type { BuiltSite } from "@/lib/server/built-site";
import { bundleInline } from "./bundle";
import { compileEagerly } from "./compile-hint";
import { finishPage } from "./finish-page";

const PAGES = path.join(".next", "server", "app");
/** Has no script at all (lib/build/error-page.tsx). */
const SERVER_ERROR = "/_global-error";

const deferral = bundleInline(path.join("lib", "build", "script-deferral.ts"));
const described = new Set(
  sitePages.filter(({ isIndexed, canonical }) => isIndexed || canonical).map((page) => page.path),
);

function pathOf(file: string): string {
  const page = `/${file
    .split(path.sep)
    .join("/")
    .replace(/\.html$/, "")}`;
  return page === "/index" ? "/" : page;
}

function finish(file: string): string[] {
  const page = pathOf(file);
  if (page === SERVER_ERROR) return [];
  const whole = path.join(PAGES, file);
  try {
    const data = described.has(page) ? structuredData(page) : undefined;
    const { html, scriptHashes, sources } = finishPage(readFileSync(whole, "utf8"), { deferral, structuredData: data });
    writeFileSync(whole, html);
    sources.forEach(compileEagerly);
    return scriptHashes;
  } catch (error) {
    throw new Error(`${whole} is not a page as Next is known to write it`, { cause: error });
  }
}

/** Finishes every static page. @returns the hashes of their inline scripts, by page, and those that all pages have. */
export function finishPages(): BuiltSite["scriptHashes"] {
  const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const pages = Object.fromEntries(files.map((file) => [pathOf(file), finish(file)]));
  const missing = [...described].filter((page) => !pages[page]);
  if (missing.length) throw new Error(`${PAGES} lacks the pages ${missing.join(", ")}`);

  const { [SERVER_ERROR]: _, ...withScripts } = pages;
  const [first = [], ...others] = Object.values(withScripts);
  const shared = first.filter((hash) => others.every((hashes) => hashes.includes(hash)));
  return { pages, shared };
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sitePages } from "@/content/pages";
import type { BuiltSite } from "@/lib/built-site";
import { structuredData } from "@/lib/seo";
import { finishPage, PAGES_FOLDER } from "./finish-page";
import { bundleInline } from "./inline.mjs";

/**
 * Next's own document for a failure (app/global-error.tsx). It has no script, and is not served
 * (lib/build/error-pages.tsx).
 */
const SERVER_ERROR = "/_global-error";

const deferral = bundleInline("lib/browser/script-deferral.ts").text;
const described = new Set(
  sitePages.filter(({ isIndexed, canonical }) => isIndexed || canonical).map((page) => page.path),
);

/** The path of a page's file: `/` of index.html, `/services/ui-design` of services/ui-design.html. */
const pathOf = (file: string) => `/${file.replaceAll(path.sep, "/").replace(/(^index)?\.html$/, "")}`;

function finish(file: string): string[] {
  const page = pathOf(file);
  if (page === SERVER_ERROR) return [];
  const whole = path.join(PAGES_FOLDER, file);
  try {
    const data = described.has(page) ? structuredData(page) : undefined;
    const { html, scriptHashes } = finishPage(readFileSync(whole, "utf8"), { deferral, structuredData: data });
    writeFileSync(whole, html);
    return scriptHashes;
  } catch (error) {
    throw new Error(`${whole} is not a page as Next is known to write it`, { cause: error });
  }
}

/** Finishes every static page. @returns the hashes of their inline scripts, by page. */
export function finishPages(): BuiltSite["scriptHashes"] {
  const files = readdirSync(PAGES_FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const pages = Object.fromEntries(files.map((file) => [pathOf(file), finish(file)]));
  const missing = [...described].filter((page) => !pages[page]);
  if (missing.length) throw new Error(`${PAGES_FOLDER} lacks the pages ${missing.join(", ")}`);

  return pages;
}

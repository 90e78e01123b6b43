import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sitePages } from "@/content/pages";
import type { BuiltSite } from "@/lib/built-site";
import { structuredData } from "@/lib/seo";
import { finishPage, PAGES_FOLDER } from "./finish-page";
import { bundleInline } from "./inline.mjs";

/** Next's own document for a failure (app/global-error.tsx): it has no script, and is not served (lib/build/error-pages.tsx). */
const SERVER_ERROR = "/_global-error";

const deferral = bundleInline("lib/browser/script-deferral.ts").text;
const described = new Set(
  sitePages.filter(({ isIndexed, canonical }) => isIndexed || canonical).map((page) => page.path),
);

/** `/` of index.html, `/services/ui-design` of services/ui-design.html. */
const pathOf = (file: string) => `/${file.replaceAll(path.sep, "/").replace(/(^index)?\.html$/, "")}`;

/** @param scripts collects the URLs of the scripts that pages start with. */
function finish(file: string, scripts: Set<string>): string[] {
  const page = pathOf(file);
  if (page === SERVER_ERROR) return [];
  const whole = path.join(PAGES_FOLDER, file);
  try {
    const data = described.has(page) ? structuredData(page) : undefined;
    const { html, scriptHashes, sources } = finishPage(readFileSync(whole, "utf8"), { deferral, structuredData: data });
    writeFileSync(whole, html);
    for (const source of sources) scripts.add(source);
    return scriptHashes;
  } catch (error) {
    throw new Error(`${whole} is not a page as Next is known to write it`, { cause: error });
  }
}

/** https://v8.dev/blog/explicit-compile-hints; a comment like any other to browsers that do not know it. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets the browser compile all functions of a script while it arrives, in a background thread, instead of one by one as React
 * starts. On a phone that start is one task of the main thread: 36 ms of processor time on a desktop, 15 with the hint, of
 * which Lighthouse counts 120 and 30 ms as blocking.
 * @param url of a script that every visit to its page starts.
 */
function compileEagerly(url: string) {
  const file = path.join(".next", url.replace(/^\/_next\//, "").replace(/\?.*$/, ""));
  const script = readFileSync(file, "utf8");
  if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
}

/** Finishes every static page. @returns the hashes of their inline scripts, by page. */
export function finishPages(): BuiltSite["scriptHashes"] {
  const files = readdirSync(PAGES_FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const scripts = new Set<string>();
  const pages = Object.fromEntries(files.map((file) => [pathOf(file), finish(file, scripts)]));
  scripts.forEach(compileEagerly);
  const missing = [...described].filter((page) => !pages[page]);
  if (missing.length) throw new Error(`${PAGES_FOLDER} lacks the pages ${missing.join(", ")}`);

  return pages;
}

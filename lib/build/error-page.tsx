import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { FailedPage } from "@/components/sections/failed-page";
import { ERROR_PAGE_FILE, REFERENCE_PLACEHOLDER } from "@/lib/server/built-site";
import { attribute, elementsIn, PAGES_FOLDER } from "./finish-page";

/**
 * Runs after `next build`: writes the error page that the server sends if a page fails, and replaces Next's own by it, whose
 * inline styles the policy blocks.
 */
const NEXT_ERRORS = [path.join(PAGES_FOLDER, "_global-error.html"), path.join(".next", "server", "pages", "500.html")];
/** Has the style sheets of every page. */
const NOT_FOUND = path.join(PAGES_FOLDER, "_not-found.html");

const links = [...elementsIn(parse(readFileSync(NOT_FOUND, "utf8")))].filter(
  (element) => element.tagName === "link" && attribute(element, "rel") === "stylesheet",
);
const styleSheets = [...new Set(links.map((link) => attribute(link, "href") ?? ""))];
if (!styleSheets.length) throw new Error(`${NOT_FOUND} has no <link rel="stylesheet">`);

const render = (reference?: string) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<FailedPage styleSheets={styleSheets} reference={reference} />)}`;
for (const file of NEXT_ERRORS) writeFileSync(file, render());
mkdirSync(path.dirname(ERROR_PAGE_FILE), { recursive: true });
writeFileSync(ERROR_PAGE_FILE, render(REFERENCE_PLACEHOLDER));

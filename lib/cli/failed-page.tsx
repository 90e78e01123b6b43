import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { FailedPage } from "@/components/sections/failed-page";
import { FAILED_PAGE_FILE, REFERENCE_PLACE } from "@/lib/http/failed-page-file";

/**
 * Run after every build: writes the screen that a person sees where a page failed on the server, and puts it in the
 * place of Next's own, whose inline styles our policy keeps out.
 */
const SERVER = path.join(".next", "server");
const STYLE_SHEET = /\/_next\/static\/[\w/.~-]+\.css/g;
const FAILED = path.join(SERVER, "pages", "500.html");

const styleSheets = [...new Set(readFileSync(FAILED, "utf8").match(STYLE_SHEET) ?? [])];
if (!styleSheets.length) throw new Error(`${FAILED} names no style sheet`);
const draw = (reference?: string) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<FailedPage styleSheets={styleSheets} reference={reference} />)}`;
for (const file of [FAILED, path.join(SERVER, "app", "_global-error.html")]) writeFileSync(file, draw());
writeFileSync(FAILED_PAGE_FILE, draw(REFERENCE_PLACE));

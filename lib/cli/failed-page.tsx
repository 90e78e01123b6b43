import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { FailedPage } from "@/components/sections/failed-page";

/**
 * Run after every build: puts the site's own screen in the place of Next's, which answers where nothing else can, and
 * whose inline styles our policy keeps out.
 */
const SERVER = path.join(".next", "server");
const FILES = [path.join(SERVER, "pages", "500.html"), path.join(SERVER, "app", "_global-error.html")];
const STYLE_SHEET = /\/_next\/static\/[\w/.~-]+\.css/g;

for (const file of FILES) {
  const styleSheets = [...new Set(readFileSync(file, "utf8").match(STYLE_SHEET) ?? [])];
  if (!styleSheets.length) throw new Error(`${file} names no style sheet`);
  writeFileSync(file, `<!DOCTYPE html>${renderToStaticMarkup(<FailedPage styleSheets={styleSheets} />)}`);
}

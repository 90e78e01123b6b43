import { readdirSync } from "node:fs";
import path from "node:path";

const APP = "app";

/** `/unsubscribe/[token]` as a regular expression. */
const patternOf = (file: string) => {
  const folder = path.dirname(file);
  const segments = folder === "." ? [] : folder.split(path.sep);
  return `^/${segments.map((segment) => (segment.startsWith("[") ? "[^/]+" : segment)).join("/")}$`;
};

/** Regular expressions for the paths of pages of which the build rendered none. */
export const listRenderedPages = (staticPages: readonly string[]): string[] =>
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map(patternOf)
    .filter((pattern) => !staticPages.some((page) => new RegExp(pattern).test(page)));

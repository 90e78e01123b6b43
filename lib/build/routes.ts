import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { BuiltSite } from "@/lib/server/built-site";

const APP = "app";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** `/unsubscribe/[token]` as a regular expression. */
const patternOf = (file: string) => {
  const folder = path.dirname(path.relative(APP, file));
  const segments = folder === "." ? [] : folder.split(path.sep);
  const patterns = segments.map((segment) => {
    if (segment.startsWith("[...")) return ".+";
    return segment.startsWith("[") ? "[^/]+" : segment.replaceAll(".", "\\.");
  });
  return `^/${patterns.join("/")}$`;
};

/** Next answers HEAD where a handler exports GET. next-auth's catch-all rejects it itself. */
const methodsOf = (exported: string[]) => {
  const methods = exported.includes("GET") ? [...exported, "HEAD"] : exported;
  return METHODS.filter((method) => methods.includes(method));
};

const filesNamed = (name: string) =>
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.join(APP, file));

/** The methods of every route handler, from what its file exports. */
export async function listRoutes(): Promise<BuiltSite["routes"]> {
  const entryPoints = filesNamed("route.ts");
  const { metafile } = await build({ entryPoints, outdir: "out", format: "esm", write: false, metafile: true });
  return Object.values(metafile.outputs).map(({ entryPoint = "", exports }) => ({
    pattern: patternOf(path.normalize(entryPoint)),
    methods: methodsOf(exports),
  }));
}

/** Pages of which the build rendered none. */
export const listRenderedPages = (staticPages: readonly string[]): string[] =>
  filesNamed("page.tsx")
    .map(patternOf)
    .filter((pattern) => !staticPages.some((page) => new RegExp(pattern).test(page)));

import path from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles a browser script to stand inline in a page. (Format "iife" would add helpers.) This module is JavaScript,
 * because Next loads it with its configuration.
 * @param {string} entry
 * @returns {{ text: string, files: string[] }} the script, and the files that it was made of
 */
export function bundleInline(entry) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    write: false,
    metafile: true,
    logLevel: "warning",
  });
  return {
    text: `(()=>{"use strict";${outputFiles.map(({ text }) => text.trim()).join("")}})()`,
    files: Object.keys(metafile.inputs).map((file) => path.resolve(file)),
  };
}

/**
 * Replaces a module `*.inline.ts` by its bundle, as the text of its export `script`. next.config.mjs uses this loader.
 */
export default function inlineLoader() {
  const { text, files } = bundleInline(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export const script = ${JSON.stringify(text)};`;
}

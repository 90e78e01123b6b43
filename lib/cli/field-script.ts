import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { hashOf } from "./content-hash";

/**
 * Makes a file of its own of what measures a page load, into `public/scripts`: it needs nothing of React, which a visit
 * that touches nothing has not. Its name carries a hash of its content, so its address is written down for
 * `components/layout/field-data.ts`.
 */
const ENTRY = "components/layout/measure-vitals.ts";
const OUT = path.join("public", "scripts");
const ADDRESS = path.join("components", "layout", "field-script.json");

const { outputFiles } = buildSync({
  entryPoints: [ENTRY],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  write: false,
  logLevel: "warning",
});
const script = outputFiles.map(({ text }) => text).join("");
const name = `measure-vitals.${hashOf(script)}.js`;
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
writeFileSync(path.join(OUT, name), script);
writeFileSync(ADDRESS, `${JSON.stringify({ src: `/scripts/${name}` })}\n`);

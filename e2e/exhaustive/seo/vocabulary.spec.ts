import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sitePages } from "@/content/site-pages";
import { expect, test } from "../../fixtures";
import { structuredDataOf } from "../../seo/fixtures";

const TSC = path.resolve("node_modules/typescript/bin/tsc");
const FLAGS = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--types", "", "--pretty", "false"];
const SCHEMA = JSON.stringify(path.resolve("node_modules/schema-dts/dist/schema"));

/** Compiles JSON-LD as literals of schema-dts's types, in which an unknown property is an error. One graph per line. */
function compile(graphs: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "vocabulary-"));
  try {
    const lines = graphs.map((graph, i) => `export const graph${i}: import(${SCHEMA}).Graph = ${graph};`);
    writeFileSync(path.join(folder, "graphs.ts"), lines.join("\n"));
    const options = { cwd: folder, encoding: "utf8" } as const;
    return spawnSync(process.execPath, [TSC, ...FLAGS, "graphs.ts"], options).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the structured data of every page is valid by schema.org's vocabulary", async ({ origin }) => {
  const pages = sitePages.filter(({ path }) => !["/login", "/register", "/my-profile"].includes(path));
  const graphs: string[] = [];
  for (const { path } of pages) graphs.push(await structuredDataOf(origin + path));
  expect(compile(graphs)).toBe("");
  // The compiler reports an unknown property.
  const [first = ""] = graphs;
  expect(compile([first.replace('"@type":"ProfessionalService"', '$&,"mood":"good"')])).toContain("error TS");
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicPaths } from "@/content/routes";
import { expect, test } from "../fixtures";
import { all, serve } from "../served";

/** The compiler by itself, in a folder without settings of the project. */
const TSC = path.resolve("node_modules/typescript/bin/tsc");
const FLAGS = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--types", "", "--pretty", "false"];
const VOCABULARY = JSON.stringify(path.resolve("node_modules/schema-dts/dist/schema"));

/**
 * What schema.org's types, as `schema-dts` has them, refuse in each graph; empty where they allow it. The JSON is compiled
 * as it stands: in a literal, a property that its type does not have is a mistake too.
 */
function mistakesIn(graphs: string[]): string[] {
  // One line each, so that a mistake's line is its graph's number.
  const lines = graphs.map((graph, i) => `export const graph${i + 1}: import(${VOCABULARY}).Graph = ${graph};`);
  const { status, complaints } = compile(lines.join("\n"));
  const mistakes = graphs.map((_, i) => complaints.filter((line) => line.startsWith(`graphs.ts(${i + 1},`)).join("\n"));
  // Whatever else the compiler complains of, it has not checked anything.
  expect(mistakes.some(Boolean), complaints.join("\n")).toBe(status !== 0);
  return mistakes;
}

function compile(source: string) {
  const cwd = mkdtempSync(path.join(tmpdir(), "vocabulary-"));
  try {
    writeFileSync(path.join(cwd, "graphs.ts"), source);
    const { status, stdout } = spawnSync(process.execPath, [TSC, ...FLAGS, "graphs.ts"], { cwd, encoding: "utf8" });
    return { status, complaints: stdout.split("\n") };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

const dataOf = async (url: string) =>
  all((await serve(url)).text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);

test("every page's data is in schema.org's words", async ({ origin }) => {
  const pages: string[] = [];
  const graphs: string[] = [];
  for (const page of publicPaths()) {
    for (const graph of await dataOf(origin + page)) {
      pages.push(page);
      // A compiler reads more than JSON is.
      graphs.push(JSON.stringify(JSON.parse(graph)));
    }
  }
  expect(pages.length).toBeGreaterThan(30);
  const mistakes = mistakesIn(graphs).map((mistake, i) => mistake && `${pages[i]}: ${mistake}`);
  expect(mistakes.filter(Boolean)).toEqual([]);
});

test("words that schema.org does not have are refused", async ({ origin }) => {
  const [data = ""] = await dataOf(`${origin}/services/ui-design`);
  const wrong: Record<string, [right: string, wrong: string]> = {
    "a type that is not there": ['"@type":"Service"', '"@type":"Servise"'],
    "a made-up property": ['"@type":"Service"', '"@type":"Service","serviceMood":"good"'],
    "another type's property": ['"@type":"Service"', '"@type":"Service","opens":"09:00"'],
    "a made-up property of the provider": ['"@type":"ProfessionalService"', '"@type":"ProfessionalService","mood":""'],
    "a number for an address": [/"url":"[^"]*"/.exec(data)?.[0] ?? "", '"url":5'],
    "a place for a position": ['"position":1', '"position":{"@type":"Place"}'],
    "another vocabulary": ["https://schema.org", "https://schema.example"],
  };
  const graphs = Object.values(wrong).map(([from, to]) => data.replace(from, to));
  for (const graph of graphs) expect(graph).not.toBe(data);
  const mistakes = mistakesIn([...graphs, data]);
  for (const [i, name] of Object.keys(wrong).entries()) expect(mistakes[i], name).toContain("error TS");
  expect(mistakes.at(-1)).toBe("");
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { growBy, slugOf } from "./grown-pages";

const folder = mkdtempSync(path.join(tmpdir(), "grown-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const sentences = (n: number) => read(`content/services/${slugOf(n)}.ts`).match(/"[^"]{40,}"/g) ?? [];

test("the repository as it is can grow, by pages that share no sentence", () => {
  for (const part of ["content", "lib/cli/patterns-of-site.ts"]) {
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  growBy(6, folder);
  expect(sentences(1).length).toBeGreaterThan(10);
  expect(new Set([...sentences(1), ...sentences(6)]).size).toBe(sentences(1).length + sentences(6).length);
  expect(read("content/grown.ts").match(/name: "Grown \d+"/g)).toHaveLength(2);
  expect(read("content/pages.ts")).toContain("...grownPages");
});

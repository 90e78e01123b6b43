import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();
const OMITTED = [".git", ".next", ".data", "node_modules", "test-results"];

test("an error in a file that depends on a changed one is found beside a new route, and listed once", () => {
  for (const name of readdirSync(".")) if (!OMITTED.includes(name)) cpSync(name, inFolder(name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), inFolder("node_modules"));
  const check = () =>
    spawnSync(process.execPath, ["--import", "tsx", "lib/cli/typecheck.ts"], { cwd: inFolder(), encoding: "utf8" });
  expect(check().status).toBe(0);

  const schema = inFolder("lib/db/schema.ts");
  const kinds = 'enquiryKinds = ["contact",';
  writeFileSync(schema, readFileSync(schema, "utf8").replace(kinds, `${kinds} "quote",`));
  mkdirSync(inFolder("app/quotes"));
  writeFileSync(inFolder("app/quotes/route.ts"), "export const GET = () => new Response(null);\n");
  // The browser tests import this one.
  appendFileSync(inFolder("lib/testing/free-port.ts"), "export const wrong: string = 1;\n");
  const { status, stdout } = check();
  expect(status).toBe(1);
  for (const file of ["lib/enquiries/mail.ts", "lib/enquiries/spam.ts", "lib/testing/free-port.ts"])
    expect(stdout.split("\n").filter((line) => line.startsWith(file))).toHaveLength(1);
});

import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { NODE_24 } from "@/lib/node/node-version.mjs";
import { onNodeRelease } from "@/lib/node/run-node";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();

test("from Node 20 packages are installed on Node 24 without Python, and the add-on opens", () => {
  mkdirSync(inFolder("lib", "cli"), { recursive: true });
  const bootstrap = "lib/cli/bootstrap.mjs";
  const sources = [bootstrap, "lib/node/node-version.mjs", "lib/node/running-servers.mjs"];
  for (const file of ["package.json", "package-lock.json", ".npmrc", ...sources]) cpSync(file, inFolder(file));
  const opening = `import Database from "better-sqlite3";
    console.log(process.versions.node, new Database(":memory:").open);`;
  writeFileSync(inFolder("lib", "cli", "opening.ts"), opening);
  const { stdout } = spawnSync("npm", onNodeRelease("20", [bootstrap, "opening"]), {
    cwd: inFolder(),
    env: { ...process.env, NODE_GYP_FORCE_PYTHON: "/nonexistent" },
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^24\.\S+ true\n$/);
});

test.each(Object.values(NODE_24))("npm's registry has %s", (release) => {
  const { stdout } = spawnSync("npm", ["view", release, "bin.node"], { encoding: "utf8" });
  expect(stdout).toMatch(/^bin\/node(\.exe)?\n$/);
});

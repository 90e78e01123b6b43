import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { onNodeRelease } from "@/lib/run-node";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();

test("packages are installed on Node 24 without Python, and the add-on opens", () => {
  mkdirSync(inFolder("lib", "cli"), { recursive: true });
  const bootstrap = "lib/cli/bootstrap.mjs";
  for (const file of ["package.json", "package-lock.json", ".npmrc", bootstrap, "lib/running-servers.mjs"])
    cpSync(file, inFolder(file));
  const opening = `import Database from "better-sqlite3-13";
    console.log(process.versions.node, new Database(":memory:").open);`;
  writeFileSync(inFolder("lib", "cli", "opening.ts"), opening);
  const { stdout } = spawnSync("npm", onNodeRelease(24, [bootstrap, "opening"]), {
    cwd: inFolder(),
    env: { ...process.env, NODE_GYP_FORCE_PYTHON: "/nonexistent" },
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^24\.\S+ true\n$/);
});

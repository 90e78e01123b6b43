import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { withFolder } from "@/lib/testing/folder";
import { asOldNode } from "@/lib/testing/old-node";
import { writeEntry } from "./bundle";

const inFolder = withFolder();

test.each(["server", "commands/accounts"])(
  "%s runs its bundle, and on an old Node says which one is needed",
  (name) => {
    mkdirSync(inFolder("bundles", "commands"), { recursive: true });
    writeFileSync(inFolder("bundles", `${name}.mjs`), "console.log('runs')");
    writeEntry(inFolder(), name);
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...args, inFolder(`${name}.mjs`)], {
        encoding: "utf8",
      });
      return [status, stdout, stderr];
    };
    expect(run()).toEqual([0, "runs\n", ""]);
    expect(run(...asOldNode)).toEqual([1, "", "Node 22.14 or newer is needed: https://nodejs.org/en/download\n"]);
  },
);

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();
const LONG_AGO = new Date("2020-01-01");

/**
 * Runs the script with a `pg_dump` that writes its file and then ends with this code.
 * @returns what the folder holds
 */
function backUp(code: number) {
  mkdirSync(inFolder("bin"));
  const program = inFolder("bin", "pg_dump");
  writeFileSync(
    program,
    `#!/bin/sh\nfor argument; do case $argument in --file=*) : > "\${argument#--file=}"; esac; done; exit ${code}\n`,
  );
  chmodSync(program, 0o755);
  mkdirSync(inFolder("backups"));
  for (const name of ["site-2020-01-01T03-00-00.dump", "site-2020-01-01T04-00-00.dump.part", "contract.odt"]) {
    writeFileSync(inFolder("backups", name), "");
    utimesSync(inFolder("backups", name), LONG_AGO, LONG_AGO);
  }
  const env = { ...process.env, PATH: `${inFolder("bin")}:${process.env.PATH}`, DATABASE_URL: "postgres://" };
  const { status } = spawnSync("sh", ["deploy/back-up-postgres", inFolder("backups")], { env });
  return { status, files: readdirSync(inFolder("backups")) };
}

test("old dumps are deleted, but no other file of the folder", () => {
  expect(backUp(0)).toEqual({ status: 0, files: ["contract.odt", expect.stringMatching(/^site-(?!2020).+\.dump$/)] });
});

test("a dump that breaks off leaves nothing behind", () => {
  const { status, files } = backUp(1);
  expect([status, files.filter((name) => !name.includes("2020-01-01"))]).toEqual([1, ["contract.odt"]]);
});

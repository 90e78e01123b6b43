import { execFileSync } from "node:child_process";

/** What a process with these words prints. */
const run = (script: string) => {
  const args = [
    "--conditions=react-server",
    "--import",
    "tsx",
    "-e",
    `const { log } = require("./lib/log.ts"); ${script}`,
  ];
  return execFileSync(process.execPath, args, { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).event);
};

test("lines come in their order, the last ones of a process that ends at once included", () => {
  expect(run(`for (const event of ["a", "b"]) log.info({ event }); process.exit();`)).toEqual(["a", "b"]);
  expect(run(`log.info({ event: "a" }); setTimeout(() => log.info({ event: "b" }), 10);`)).toEqual(["a", "b"]);
});

test("what is logged in one round is written at once", () => {
  const script = `
    const fs = require("node:fs");
    const { writeSync } = fs;
    let calls = 0;
    fs.writeSync = (...given) => (calls++, writeSync(...given));
    for (const event of ["a", "b", "c"]) log.info({ event });
    setTimeout(() => log.info({ event: String(calls) }), 10);`;
  expect(run(script)).toEqual(["a", "b", "c", "1"]);
});

test("much that is logged in one round is written in parts that a pipe takes whole, each of whole lines", () => {
  const script = `
    const fs = require("node:fs");
    const { writeSync } = fs;
    const parts = [];
    fs.writeSync = (file, part, ...given) => (parts.push(String(part)), writeSync(file, part, ...given));
    for (let i = 0; i < 200; i++) log.info({ event: "e" + i });
    setTimeout(() => {
      const torn = parts.filter((part) => part.length > 4096 || !part.endsWith("\\n"));
      log.info({ event: [parts.length > 1, torn.length].join() });
    }, 10);`;
  expect(run(script)).toEqual([...Array.from({ length: 200 }, (_, i) => `e${i}`), "true,0"]);
});

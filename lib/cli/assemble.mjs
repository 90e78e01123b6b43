import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { bundleCommands } from "./commands.mjs";
import { root } from "./steps.mjs";

/**
 * `node lib/cli/assemble.mjs FOLDER`: puts what a built site needs to run, and nothing else, into a folder. It is
 * what the container's image holds (Dockerfile), and runs there by `node lib/server/main.mjs`; the commands for its
 * database are in `commands`.
 */
const STANDALONE = path.join(root, ".next/standalone");
/** From what the build traced, and from the repository. */
const traced = [".next", "node_modules", "package.json"];
const own = [
  "public",
  ".next/static",
  // The pages as they were finished after the build.
  ".next/server/app",
  ".next/server/pages",
  ".next/failed-page.html",
  ".next/script-hashes.json",
  ".next/addresses.json",
  ".next/stored",
  ".next/built-for",
  "lib/server",
  "lib/cli/settings.mjs",
  // What lib/server itself imports.
  "node_modules/@node-rs",
  "node_modules/lru-cache",
  "node_modules/negotiator",
];

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error("Usage: node lib/cli/assemble.mjs FOLDER, which must not be there yet");
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [from, names] of [
  [STANDALONE, traced],
  [root, own],
]) {
  // Links stay as they are: native modules are reached through some.
  for (const name of names)
    cpSync(path.join(from, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.includes(".test."),
    });
}
bundleCommands(path.resolve(folder));

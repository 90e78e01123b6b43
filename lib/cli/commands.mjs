import path from "node:path";
import { buildSync } from "esbuild";
import { root } from "./steps.mjs";

/** What whoever runs the site does with its database, by the names that the image has for them. */
const COMMANDS = {
  accounts: "lib/cli/accounts/index.ts",
  database: "lib/cli/backup/index.ts",
  enquiries: "lib/cli/enquiries/index.ts",
};
/** Installed beside them, because the site's own server needs them as they are. */
const INSTALLED = ["@node-rs/argon2", "better-sqlite3", "pg", "pino"];
/** Packages that are no modules ask for Node's own parts in their way. */
const BANNER = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Writes the commands as files that need neither sources nor tools: `node commands/enquiries.mjs`. */
export const bundleCommands = (folder) =>
  buildSync({
    absWorkingDir: root,
    entryPoints: Object.entries(COMMANDS).map(([out, file]) => ({ in: file, out })),
    outdir: path.join(folder, "commands"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.9",
    conditions: ["react-server"],
    external: INSTALLED,
    banner: { js: BANNER },
    define: { IN_IMAGE: "true" },
    logLevel: "warning",
  });

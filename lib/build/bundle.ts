import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BuildOptions, build, buildSync } from "esbuild";
import { errorMessages, errorTexts } from "@/content/errors";
import { SITE_FOLDER } from "@/lib/server/built-site";
import { contentHash } from "./content-hash";
import { GENERATED } from "./generated";

/** For what runs in Node. */
export const forNode = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.12",
  // What it resolves to on a server; the condition that chooses it is not set when the bundle runs.
  alias: { "server-only": "./node_modules/server-only/empty.js" },
  logLevel: "warning",
  // CommonJS packages in a bundle call `require` for Node's own modules. Imports have names of their own: a bundled module may import the
  // same.
  banner: {
    js: 'import { createRequire as createRequireHere } from "node:module"; const require = createRequireHere(import.meta.url);',
  },
} satisfies BuildOptions;

/** The file that the threads of the password pool load, wherever the pool is used (lib/backend/embedded/passwords.ts). */
export const bundlePasswordWorker = () =>
  build({
    ...forNode,
    entryPoints: ["lib/backend/embedded/password-worker.ts"],
    outfile: path.join(GENERATED, "password-worker.mjs"),
    packages: "external",
  });

/** The server, and the commands that the container runs: they need no TypeScript loader. Packages stay in node_modules. */
export const bundleServer = () =>
  build({
    ...forNode,
    entryPoints: [
      { in: "lib/server/main.ts", out: "server" },
      { in: "lib/cli/accounts.ts", out: "commands/accounts" },
      { in: "lib/cli/backup.ts", out: "commands/database" },
      { in: "lib/cli/enquiries.ts", out: "commands/enquiries" },
    ],
    outdir: SITE_FOLDER,
    // Default paths are relative to the project. What a user names is relative to INIT_CWD, as under npm.
    banner: {
      js: `${forNode.banner.js} import { fileURLToPath as toPathHere } from "node:url"; process.env.INIT_CWD ??= process.cwd(); process.chdir(toPathHere(import.meta.url).split(${JSON.stringify(`${path.sep}.next${path.sep}`)})[0]);`,
    },
    outExtension: { ".js": ".mjs" },
    packages: "external",
    // What is imported later is a file of its own, with the packages that it loads.
    splitting: true,
  });

/** A browser script and what it imports as one minified module. */
function bundleModule(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    define,
    external: ["/scripts/*"],
    target: "es2022",
    legalComments: "none",
    write: false,
    logLevel: "warning",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** The same as a classic script to stand inline in a page. (Format "iife" would add helpers for `import()`.) */
export const bundleInline = (entry: string, define?: Record<string, string>): string =>
  `(()=>{"use strict";${bundleModule(entry, define)}})()`;

const SCRIPTS = path.join("public", "scripts");
const EARLY_SCRIPT = path.join("components", "layout", "early-script");

/**
 * Bundles the scripts that run without React. The one that measures a page load becomes a file
 * of its own, named by its content; the one that runs before the first paint is inline in every page.
 */
export function bundleBrowserScripts() {
  const measureVitals = bundleModule(path.join(EARLY_SCRIPT, "measure-vitals.ts"));
  const name = `measure-vitals.${contentHash(measureVitals)}.js`;
  rmSync(SCRIPTS, { recursive: true, force: true });
  mkdirSync(SCRIPTS, { recursive: true });
  writeFileSync(path.join(SCRIPTS, name), measureVitals);

  const earlyScript = bundleInline(path.join(EARLY_SCRIPT, "script.ts"), {
    MEASURE_VITALS_URL: JSON.stringify(`/scripts/${name}`),
    SCRIPT_ERROR: JSON.stringify({
      heading: errorMessages.heading,
      message: errorMessages.chunk,
      text: errorTexts.chunk.text,
      reload: errorTexts.reload,
    }),
  });
  writeFileSync(path.join(GENERATED, "early-script.json"), `${JSON.stringify({ script: earlyScript })}\n`);
}

import path from "node:path";
import { type BuildOptions, build } from "esbuild";
import { SITE_FOLDER } from "@/lib/built-site";

/** Options of bundles that run in Node. */
export const forNode = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.12",
  logLevel: "warning",
  // CommonJS packages in a bundle call `require` for Node's own modules. The banner's imports have names of their own,
  // as a bundled module may import the same.
  banner: {
    js: 'import { createRequire as createRequireHere } from "node:module"; const require = createRequireHere(import.meta.url);',
  },
} satisfies BuildOptions;

const outputs = {
  ...forNode,
  outdir: SITE_FOLDER,
  outExtension: { ".js": ".mjs" },
  packages: "external",
} satisfies BuildOptions;

/** Bundles the file that the threads of the password pool load: a thread cannot load TypeScript. */
export const bundlePasswordWorker = () =>
  build({ ...outputs, entryPoints: [{ in: "lib/backend/embedded/password-worker.ts", out: "password-worker" }] });

/**
 * Bundles the server, and the commands that the container runs, which need no TypeScript loader. Packages stay in
 * node_modules.
 */
export const bundleServer = () =>
  build({
    ...outputs,
    entryPoints: [
      { in: "lib/cli/start.ts", out: "server" },
      { in: "lib/cli/accounts.ts", out: "commands/accounts" },
      { in: "lib/cli/backup.ts", out: "commands/database" },
      { in: "lib/cli/check-launch.ts", out: "commands/check-launch" },
      { in: "lib/cli/enquiries.ts", out: "commands/enquiries" },
    ],
    // Default paths are relative to the project. Paths that a user names are relative to INIT_CWD, as under npm.
    banner: {
      js: `${forNode.banner.js} import { fileURLToPath as toPathHere } from "node:url"; process.env.INIT_CWD ??= process.cwd(); process.chdir(toPathHere(import.meta.url).split(${JSON.stringify(`${path.sep}.next${path.sep}`)})[0]);`,
    },
    // A module that is imported later is a file of its own, with the packages that it loads.
    splitting: true,
  });

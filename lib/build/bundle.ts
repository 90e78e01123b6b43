import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BuildOptions, build } from "esbuild";
import { SITE_FOLDER } from "@/lib/built-site";

/** Options of bundles that run in Node. */
export const forNode = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22.14",
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

/** What Node runs of the build, by its name below `.next/site`: the server, and the commands of the container. */
const ENTRIES: Record<string, string> = {
  server: "lib/cli/start.ts",
  "commands/accounts": "lib/cli/accounts.ts",
  "commands/database": "lib/cli/backup.ts",
  "commands/check-launch": "lib/cli/check-launch.ts",
  "commands/enquiries": "lib/cli/enquiries.ts",
};

/** Writes the file that Node runs, which imports the bundle unless this Node is too old to load it. */
export function writeEntry(folder: string, name: string) {
  const file = path.join(folder, `${name}.mjs`);
  const up = name.includes("/") ? ".." : ".";
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync("lib/node/node-version.mjs", path.join(folder, "node-version.mjs"));
  writeFileSync(
    file,
    `import { isNodeTooOld, NODE_NEEDED } from "${up}/node-version.mjs";
if (isNodeTooOld) {
  console.error(NODE_NEEDED);
  process.exit(1);
}
await import("${up}/bundles/${name}.mjs");
`,
  );
}

/** Bundles the server and the commands, which need no TypeScript loader. Packages stay in node_modules. */
export async function bundleServer() {
  await build({
    ...outputs,
    entryPoints: Object.entries(ENTRIES).map(([name, file]) => ({ in: file, out: `bundles/${name}` })),
    // Default paths are relative to the project. Paths that a user names are relative to INIT_CWD, as under npm.
    banner: {
      js: `${forNode.banner.js} import { fileURLToPath as toPathHere } from "node:url"; process.env.INIT_CWD ??= process.cwd(); process.chdir(toPathHere(import.meta.url).split(${JSON.stringify(`${path.sep}.next${path.sep}`)})[0]);`,
    },
    // A module that is imported later is a file of its own, with the packages that it loads.
    splitting: true,
  });
  for (const name of Object.keys(ENTRIES)) writeEntry(SITE_FOLDER, name);
}

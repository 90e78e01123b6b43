import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What `npm start`, `npm test` and `npm run build` do alike; nothing but Node itself is used. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = ["app", "components", "content", "lib", "public"];
const SOURCE_FILES = [
  "package-lock.json",
  "next.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "postcss.config.mjs",
];
const BUILD_ID = path.join(root, ".next/BUILD_ID");
const ART = path.join(root, "public/art");
/** Drawn by the build itself. */
const DRAWN = [
  `public${path.sep}art${path.sep}`,
  `public${path.sep}share${path.sep}`,
  `public${path.sep}scripts${path.sep}`,
  "art/manifest.json",
  "art/strips.json",
  "art/site-font.woff2",
  "layout/field-script.json",
];
const BUILT_FOR = path.join(root, ".next/built-for");

/** Runs a command to its end; ends this process where it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command of an installed package. */
export const runTool = (tool, args = [], env = {}) => run(path.join(root, "node_modules/.bin", tool), args, env);

const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

export function installMissing() {
  const installed = modified(path.join(root, "node_modules/.package-lock.json"));
  if (installed && installed >= modified(path.join(root, "package-lock.json"))) return;
  console.log("Installing packages...");
  // Not `npm ci`: it refuses a lock file that lacks other platforms' optional binaries,
  // which a mirror of the registry may not have. With --no-save the lock stays as it is.
  run("npm", ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]);
}

/** The latest change below a folder, art left out because the build itself draws it. */
function newest(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !DRAWN.some((name) => file.includes(name)))
    .reduce((latest, file) => Math.max(latest, modified(file)), 0);
}

export function isBuilt(siteUrl) {
  const built = modified(BUILD_ID);
  if (!existsSync(ART)) return false;
  if (!built || !existsSync(BUILT_FOR) || readFileSync(BUILT_FOR, "utf8") !== siteUrl) return false;
  const changes = [
    ...SOURCES.map((folder) => newest(path.join(root, folder))),
    ...SOURCE_FILES.map((file) => modified(path.join(root, file))),
  ];
  return changes.every((change) => change <= built);
}

/** What a build is made of, by what it makes. */
const STEPS = {
  pictures: () => runTool("tsx", ["lib/cli/art.ts"]),
  "field script": () => runTool("tsx", ["lib/cli/field-script.ts"]),
  changes: () => runTool("tsx", ["lib/cli/changes.ts"]),
  site: (siteUrl) => runTool("next", ["build"], { SITE_URL: siteUrl }),
  "failed page": () => runTool("tsx", ["lib/cli/failed-page.tsx"]),
  policies: () => runTool("tsx", ["--conditions=react-server", "lib/cli/finish-pages.ts"]),
  addresses: () => runTool("tsx", ["lib/cli/list-addresses.ts"]),
  store: () => run(process.execPath, ["lib/cli/store-files.mjs"]),
};

/** Draws the art, dates the pages, builds the site, and finishes its pages; absolute addresses are built in, hence the origin. */
export function build(siteUrl) {
  console.log(`Building for ${siteUrl}...`);
  const took = Object.entries(STEPS).map(([name, take]) => {
    const began = performance.now();
    take(siteUrl);
    return `${name} ${((performance.now() - began) / 1000).toFixed(1)} s`;
  });
  writeFileSync(BUILT_FOR, siteUrl);
  console.log(`Built: ${took.join(", ")}.`);
}

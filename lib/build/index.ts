import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BUILT_SITE_FILE, readBuiltSite } from "@/lib/built-site";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { assertNativePackages } from "@/lib/node/native-packages";
import { runPackage, runScript } from "@/lib/node/run-node";
import { refuseWhileServing } from "@/lib/node/running-servers.mjs";
import { backendExtensions, env, settingsForNext, siteUrl } from "@/lib/settings/env";

/** The folders of the sources of a build. */
const FOLDERS = ["app", "components", "content", "lib", "public"];
const FILES = [
  "package-lock.json",
  "next.config.mjs",
  "tailwind.config.ts",
  "colors.json",
  "tsconfig.json",
  "postcss.config.mjs",
  "instrumentation.ts",
  "instrumentation-client.ts",
];

/** The files below the folders that the build does not read: tests, and the drafts, backups and locks of editors. */
const UNREAD = /\.(test|exhaustive)\.tsx?$|^lib\/(testing|bench)\/|(^|\/)[.#][^/]*$|(~|\.(swp|orig|rej|bak|tmp))$/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !UNREAD.test(file.split(path.sep).join("/")));

/**
 * Hashes the paths and contents of all sources that the build reads. Their dates tell nothing: `rsync -a`, `tar` and
 * `cp -a` keep them.
 */
export function hashSources(): string {
  const hash = createHash("sha256");
  const files = [...FOLDERS.flatMap(filesIn), ...FILES.filter((file) => existsSync(file))];
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("base64url");
}

/**
 * Tells whether the build was made of the present sources, origin, kind of backend, retention and rule for samples.
 */
export function isBuilt(): boolean {
  if (!existsSync(BUILT_SITE_FILE)) return false;
  const built = readBuiltSite(".");
  return (
    built.origin === siteUrl &&
    built.hasRemoteBackend === Boolean(env.BACKEND_URL) &&
    built.canSaveRecord === backendExtensions.includes("records") &&
    built.retentionDays === env.ENQUIRY_RETENTION_DAYS &&
    built.isSampleMarkHidden === isSampleMarkHidden &&
    built.sources === hashSources()
  );
}

/**
 * Builds the site, and finishes its pages. Absolute URLs are baked into them, hence the origin.
 * @throws if the server could not start afterwards, or runs from this folder
 */
export async function build() {
  // Loaders take the rest of the path for a fragment.
  if (process.cwd().includes("#"))
    throw new Error(`The site cannot be built in a folder with # in its path: ${process.cwd()}`);
  refuseWhileServing();
  await assertNativePackages();
  // Playwright shows the standard error of the server that it starts.
  console.error(`Building for ${siteUrl}, which takes a minute or two...`);
  const started = performance.now();
  // The sources are hashed first: a change during the build may not be in it.
  const sources = hashSources();
  runPackage("next", ["build"], settingsForNext);
  runScript("lib/build/post-build.ts", [sources], { NODE_ENV: "production" });
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { BUILT_SITE_FILE, readBuiltSite } from "@/lib/built-site";
import { backendExtensions, env, settingsForNext, siteUrl } from "@/lib/env";
import { isIndexingOpen } from "@/lib/indexing";
import { assertNativePackages } from "@/lib/native-packages";
import { runPackage, runScript } from "@/lib/run-node";

/** What a build is made of. */
const FOLDERS = ["app", "components", "content", "lib", "public"];
const FILES = [
  "package-lock.json",
  "next.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "postcss.config.mjs",
  "instrumentation.ts",
  "instrumentation-client.ts",
];
const modifiedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Of files and folders: a folder changes when a file in it is deleted. */
const lastChange = (folder: string): number =>
  ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].reduce(
    (latest, name) => Math.max(latest, modifiedAt(path.join(folder, name))),
    0,
  );

/** Whether the build is newer than its sources, and made for the present origin, kind of backend, retention and rule for search engines. */
export function isBuilt(): boolean {
  if (!existsSync(BUILT_SITE_FILE)) return false;
  const builtAt = modifiedAt(BUILT_SITE_FILE);
  const built = readBuiltSite(".");
  return (
    built.origin === siteUrl &&
    built.hasRemoteBackend === Boolean(env.BACKEND_URL) &&
    built.canSaveRecord === backendExtensions.includes("records") &&
    built.retentionDays === env.ENQUIRY_RETENTION_DAYS &&
    built.isIndexingOpen === isIndexingOpen &&
    [...FOLDERS.map(lastChange), ...FILES.map(modifiedAt)].every((at) => at <= builtAt)
  );
}

/**
 * Builds the site, and finishes its pages. Absolute URLs are built in, hence the origin.
 * @throws where the server could not start afterwards
 */
export async function build() {
  await assertNativePackages();
  console.log(`Building for ${siteUrl}...`);
  const started = performance.now();
  runPackage("next", ["build"], settingsForNext);
  runScript("lib/build/post-build.ts", [], { NODE_ENV: "production" });
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

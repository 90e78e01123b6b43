import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SITE_FOLDER } from "@/lib/built-site";

/** The parts that are read by name: settings, pages and static files. */
const PARTS = ["package.json", "next.config.mjs", "public", ".next"];
/**
 * Modules that Next resolves by name before it reads its configuration (next/dist/server/config-utils.js), whichever
 * bundler is used. Tracing cannot see that.
 */
export const UNTRACED = ["next/dist/compiled/webpack", "next/dist/compiled/@babel/runtime/package.json"];

/** Folders that builds, the development server and running servers keep for themselves. */
const UNSERVED = ["cache", "dev", path.join("site", "running")].map((name) => path.join(".next", name));

/** Source maps are for a debugger only, and a third of all bytes. */
const filter = (name: string) => !UNSERVED.includes(name) && !name.endsWith(".map");

/**
 * The files below `.next/site` that Node runs: the server, the thread that hashes passwords, and the container's
 * commands.
 */
const findEntries = () =>
  [
    "server.mjs",
    "password-worker.mjs",
    ...readdirSync(path.join(SITE_FOLDER, "commands")).map((name) => `commands/${name}`),
  ].map((name) => path.join(SITE_FOLDER, name));

/** The files that Next's bundles load, which it lists beside them. */
function readNextTraces(): string[] {
  const traces = readdirSync(".next", { recursive: true, encoding: "utf8" })
    .map((name) => path.join(".next", name))
    .filter((name) => name.endsWith(".nft.json") && !UNSERVED.some((folder) => name.startsWith(folder + path.sep)));
  return traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, "utf8")) as { files: string[] };
    return files.map((file) => path.join(path.dirname(trace), file));
  });
}

/** Copies the build, without the packages that it loads. */
export function copyBuild(folder: string) {
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * Copies the content of the image: the build, and those files of packages that it loads, as Next and @vercel/nft trace
 * them.
 */
export async function copyContainerImage(folder: string) {
  copyBuild(folder);
  const { nodeFileTrace } = await import("@vercel/nft");
  const { fileList } = await nodeFileTrace([...findEntries(), "next.config.mjs"]);
  const files = new Set([...fileList, ...readNextTraces()].filter((file) => !file.startsWith(`.next${path.sep}`)));
  const untraced = UNTRACED.map((name) => path.join("node_modules", name));
  for (const file of [...files, ...untraced]) cpSync(file, path.join(folder, file), { recursive: true, filter });
}

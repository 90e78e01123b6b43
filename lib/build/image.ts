import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SITE_FOLDER } from "@/lib/built-site";

/** What is read by name: settings, pages and static files. */
const PARTS = ["package.json", "next.config.mjs", "public", ".next"];
const CACHE = path.join(".next", "cache");

/** What node runs, below `.next/site`: the server, the thread that hashes passwords, and the container's commands. */
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
    .filter((name) => name.endsWith(".nft.json") && !name.startsWith(CACHE));
  return traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, "utf8")) as { files: string[] };
    return files.map((file) => path.join(path.dirname(trace), file));
  });
}

/** Copies the build, without the packages that it loads. */
export function copyBuild(folder: string) {
  const filter = (name: string) => name !== CACHE;
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true, verbatimSymlinks: true, filter });
}

/** Copies what the container's image holds: the build, and those files of packages that it loads, as Next and @vercel/nft trace them. */
export async function copyImage(folder: string) {
  copyBuild(folder);
  const { nodeFileTrace } = await import("@vercel/nft");
  const { fileList } = await nodeFileTrace(findEntries());
  const files = new Set([...fileList, ...readNextTraces()].filter((file) => !file.startsWith(`.next${path.sep}`)));
  for (const file of files) cpSync(file, path.join(folder, file));
}

import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "@/lib/testing/processes";

export const dockerfile = readFileSync(path.join(root, "Dockerfile"), "utf8");

/** What the image contains: the sources of `COPY --from=build`, relative to /site. */
export const copied = [...dockerfile.matchAll(/^COPY --from=build \S+ (.+)$/gm)].flatMap(([, paths = ""]) =>
  paths
    .split(" ")
    .slice(0, -1)
    .map((file) => path.relative("/site", file)),
);

/** Copies what the image contains. */
export function copyImage(folder: string) {
  for (const file of copied) {
    const [from, to] = [path.join(root, file), path.join(folder, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    // Installing production packages takes too long for a test, and a copy too much space.
    if (file === "node_modules") symlinkSync(from, to);
    else cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (name) => !name.includes(".next/cache") });
  }
}

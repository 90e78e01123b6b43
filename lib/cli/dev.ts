import { watch } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { BuiltSite } from "@/lib/built-site";
import { runCommand } from "./run-command";

const CONTENT = path.resolve("content");

/** Lists pages and shortcuts again when the content changes. Next does so for all else. */
function followContent(built: BuiltSite) {
  const load = createRequire(import.meta.url);
  watch(CONTENT, { recursive: true }, () => {
    for (const file of Object.keys(load.cache)) if (file.startsWith(CONTENT)) delete load.cache[file];
    try {
      const { allPaths, shortcuts } = load("../../content/pages.ts") as typeof import("@/content/pages");
      Object.assign(built, { pages: allPaths(), shortcuts });
    } catch {
      // A file that is being edited may not compile: Next says so.
    }
  });
}

/** Runs `npm run dev`: Next's development server behind the same HTTP server as the built site's. No page is static. */
runCommand(async () => {
  const { bundlePasswordWorker } = await import("@/lib/build/bundle");
  await bundlePasswordWorker();
  // Next reads NODE_ENV when it loads.
  Object.assign(process.env, { NODE_ENV: "development" });
  const { serve } = await import("@/lib/server/serve");
  const { describeDevelopment } = await import("@/lib/build/site-facts");
  const built = await describeDevelopment();
  followContent(built);
  await serve({ built, isDev: true });
});

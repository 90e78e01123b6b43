import { writeFileSync } from "node:fs";
import { shortcuts, sitePages } from "@/content/site-pages";
import { env, siteUrl } from "@/lib/env";
import { BUILT_SITE_FILE, type BuiltSite } from "@/lib/server/built-site";
import { bundleServer } from "./bundle";
import { finishPages } from "./finish-pages";
import { listRenderedPages, listRoutes } from "./routes";
import { compressFiles } from "./static-files";

/** Runs after `next build`: finishes the HTML, compresses it, bundles the server, and writes what the server needs to know. */
async function postBuild() {
  const scriptHashes = finishPages();
  const pages = sitePages.map((page) => page.path);
  // Next's own, like "/_not-found", are no addresses.
  const staticPages = Object.keys(scriptHashes.pages).filter((page) => !page.startsWith("/_"));
  const renderedPages = listRenderedPages(staticPages);
  const routes = await listRoutes();
  const files = await compressFiles(staticPages);
  await bundleServer();
  const site: BuiltSite = {
    origin: siteUrl,
    hasRemoteBackend: Boolean(env.BACKEND_URL),
    pages,
    shortcuts,
    renderedPages,
    routes,
    scriptHashes,
    files,
  };
  // Last: its date tells whether the build is complete and up to date.
  writeFileSync(BUILT_SITE_FILE, JSON.stringify(site));
}

void postBuild();

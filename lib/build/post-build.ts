import { writeFileSync } from "node:fs";
import { BUILT_SITE_FILE, type BuiltSite } from "@/lib/built-site";
import { bundlePasswordWorker, bundleServer } from "./bundle";
import { renderErrorPages, writeUnavailablePage } from "./error-pages";
import { finishPages } from "./finish-page";
import { findSiteFacts } from "./site-facts";
import { compressFiles } from "./static-files";

/**
 * Runs after `next build`, with the hash of the sources as its argument: renders the error pages, finishes the
 * HTML, compresses it, bundles the server, and describes the site to it.
 */
async function postBuild() {
  const errorPages = renderErrorPages();
  writeUnavailablePage();
  const scriptHashes = finishPages();
  // Next's own pages, like "/_not-found", have no URL.
  const staticPages = Object.keys(scriptHashes).filter((page) => !page.startsWith("/_"));
  const files = await compressFiles(staticPages);
  await Promise.all([bundlePasswordWorker(), bundleServer()]);
  const [sources = ""] = process.argv.slice(2);
  const site: BuiltSite = { ...(await findSiteFacts()), sources, scriptHashes, files, errorPages };
  // The file is written last: its presence tells that the build is complete.
  writeFileSync(BUILT_SITE_FILE, JSON.stringify(site));
}

void postBuild();

import { writeFileSync } from "node:fs";
import { BUILT_SITE_FILE, type BuiltSite } from "@/lib/built-site";
import { bundlePasswordWorker, bundleServer } from "./bundle";
import { writeErrorPages } from "./error-pages";
import { finishPages } from "./finish-pages";
import { findSiteFacts } from "./site-facts";
import { compressFiles } from "./static-files";

/** Runs after `next build`: writes the error pages, finishes the HTML, compresses it, bundles the server, and writes what the server needs to know. */
async function postBuild() {
  writeErrorPages();
  const scriptHashes = finishPages();
  // Next's own, like "/_not-found", are no addresses.
  const staticPages = Object.keys(scriptHashes).filter((page) => !page.startsWith("/_"));
  const files = await compressFiles(staticPages);
  await Promise.all([bundlePasswordWorker(), bundleServer()]);
  const site: BuiltSite = { ...(await findSiteFacts()), scriptHashes, files };
  // Last: its date tells whether the build is complete and up to date.
  writeFileSync(BUILT_SITE_FILE, JSON.stringify(site));
}

void postBuild();

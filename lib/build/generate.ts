import { bundleBrowserScripts, bundlePasswordWorker } from "./bundle";
import { listContentPages } from "./content-pages";

/** `npm run generate`: everything that the sources need and git does not hold. */
async function generate() {
  listContentPages();
  bundleBrowserScripts();
  await bundlePasswordWorker();
  // Reads the content, which has to be listed before.
  const { drawArt } = await import("./art");
  await drawArt();
}

void generate();

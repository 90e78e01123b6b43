import { mkdirSync } from "node:fs";
import { drawArt } from "./art";
import { bundleBrowserScripts, bundlePasswordWorker } from "./bundle";
import { GENERATED } from "./generated";

/** `npm run generate`: everything that the sources need and git does not hold. */
async function generate() {
  mkdirSync(GENERATED, { recursive: true });
  bundleBrowserScripts();
  await bundlePasswordWorker();
  await drawArt();
}

void generate();

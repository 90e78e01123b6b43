import { ensureBrowser } from "./browser.mjs";
import { readSettings } from "./settings.mjs";
import { build, installMissing, isBuilt, runTool } from "./steps.mjs";

/** Everything that has to be true before a change lands; stops at the first step that is not. */
const { siteUrl } = readSettings();
const steps = {
  packages: installMissing,
  browser: ensureBrowser,
  art: () => runTool("tsx", ["lib/cli/art.ts"]),
  types: () => {
    runTool("next", ["typegen"]);
    runTool("tsc", ["--noEmit"]);
    runTool("tsc", ["--noEmit", "-p", "e2e"]);
  },
  lint: () => runTool("biome", ["check", "."]),
  unit: () => runTool("jest"),
  build: () => isBuilt(siteUrl) || build(siteUrl),
  browsers: () => runTool("playwright", ["test"]),
};

for (const [name, step] of Object.entries(steps)) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  step();
  console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

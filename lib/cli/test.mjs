import { ensureNginx } from "../testing/nginx.mjs";
import { ensurePostgres, startPostgres } from "../testing/postgres.mjs";
import { explainMissingPostgres } from "../testing/postgres-missing.mjs";
import { ensureBrowser } from "./browser.mjs";
import { readSettings } from "./settings.mjs";
import { build, installMissing, isBuilt, runTool } from "./steps.mjs";

/** Everything that has to be true before a change lands; stops at the first step that is not. */
const { siteUrl } = readSettings();

/** A PostgreSQL server for the steps that follow, unless one was given. It ends with this process. */
async function openPostgres() {
  if (process.env.TEST_POSTGRES_URL) return;
  const bin = ensurePostgres();
  if (!bin) return explainMissingPostgres();
  const { url, stop } = await startPostgres(bin);
  process.env.TEST_POSTGRES_URL = url;
  process.on("exit", stop);
}

const steps = {
  packages: installMissing,
  browser: ensureBrowser,
  database: openPostgres,
  proxy: ensureNginx,
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
  await step();
  console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureNginx } from "../testing/nginx.mjs";
import { ensurePostgres, startPostgres } from "../testing/postgres.mjs";
import { explainMissingPostgres } from "../testing/postgres-missing.mjs";
import { ensureBrowser } from "./browser.mjs";
import { readSettings } from "./settings.mjs";
import { build, installMissing, isBuilt, run, runTool } from "./steps.mjs";

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

const results = mkdtempSync(path.join(tmpdir(), "results-"));
const unitResults = path.join(results, "unit.json");
const browserResults = path.join(results, "browsers.json");

const steps = {
  packages: installMissing,
  browser: ensureBrowser,
  database: openPostgres,
  proxy: ensureNginx,
  generate: () => run("npm", ["run", "-s", "generate"]),
  types: () => {
    runTool("next", ["typegen"]);
    runTool("tsc", ["--noEmit"]);
    runTool("tsc", ["--noEmit", "-p", "e2e"]);
  },
  lint: () => runTool("biome", ["check", "."]),
  unit: () => runTool("jest", ["--json", `--outputFile=${unitResults}`]),
  build: () => isBuilt(siteUrl) || build(siteUrl),
  weight: () => runTool("tsx", ["--conditions=react-server", "lib/cli/bench/index.ts", "--check"]),
  browsers: () =>
    runTool("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults }),
};

for (const [name, step] of Object.entries(steps)) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  await step();
  console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const unit = read(unitResults);
const { stats } = read(browserResults);
rmSync(results, { recursive: true });
const passed = unit.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + stats.unexpected;
const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);

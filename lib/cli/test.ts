import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { onNodeRelease, runNode, runPackage, runScript } from "@/lib/node/run-node";
import { requireBrowser } from "@/lib/testing/browser";
import { runCommand } from "./run-command";

/**
 * `npm test` runs what a contributor needs; `npm run test:all` runs everything, or with `--exhaustive` only what `npm
 * test` leaves out. Both stop at the first step that fails.
 */
const { values: options } = parseArgs({ options: { all: { type: "boolean" }, exhaustive: { type: "boolean" } } });

const results = mkdtempSync(path.join(tmpdir(), "results-"));
const total = { passed: 0, failed: 0, skipped: 0 };

const readResult = (file: string) => JSON.parse(readFileSync(file, "utf8"));

function runUnit(project: "default" | "exhaustive") {
  const file = path.join(results, "unit.json");
  runPackage("jest", ["--selectProjects", project, "--json", `--outputFile=${file}`]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readResult(file);
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  total.skipped += numPendingTests + numTodoTests;
}

function onNode(release: string, args: string[], env?: Record<string, string>) {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error("Run this by npm");
  runNode([npm, ...onNodeRelease(release, args)], env);
}

/** Runs the unit tests on another release of Node. */
const runUnitOnNode = (release: string) =>
  onNode(release, ["node_modules/jest/bin/jest.js", "--selectProjects", "default"]);

/**
 * Runs the browser tests.
 * @param release the release of Node that Playwright, and so every site that it starts, runs on.
 */
function runBrowsers(project: "default" | "exhaustive", release?: string) {
  const file = path.join(results, "browsers.json");
  const args = ["test", `--project=${project}`, "--reporter=list,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  if (release) onNode(release, ["node_modules/@playwright/test/cli.js", ...args], env);
  else runPackage("@playwright/test", args, env);
  const { expected, flaky, unexpected, skipped } = readResult(file).stats;
  total.passed += expected + flaky;
  total.failed += unexpected;
  total.skipped += skipped;
}

type Steps = Record<string, () => unknown>;

const build = () => runScript("lib/cli/build.ts", ["--if-changed"]);

const defaultSteps: Steps = {
  browser: requireBrowser,
  lint: () => runPackage("@biomejs/biome", ["check", "."]),
  // The build also generates files that the unit tests need. It is not made again for a test that changed.
  build,
  types: () => runScript("lib/cli/typecheck.ts"),
  unit: () => runUnit("default"),
  weight: () => runScript("lib/bench/weight.ts"),
  browsers: () => runBrowsers("default"),
};

const exhaustiveSteps: Steps = {
  browser: requireBrowser,
  "unit, exhaustive": () => runUnit("exhaustive"),
  // 22.14 is the oldest that runs the site, containers use 24, and 26 is the next one.
  "unit, Node 22.14": () => runUnitOnNode("22.14"),
  "unit, Node 24": () => runUnitOnNode("24"),
  "unit, Node 26": () => runUnitOnNode("26"),
  build,
  "browsers, exhaustive, Node 24": () => runBrowsers("exhaustive", "24"),
};

async function main() {
  const steps = {
    ...(options.exhaustive ? {} : defaultSteps),
    ...(options.exhaustive || options.all ? exhaustiveSteps : {}),
  };
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now();
    console.log(`\n== ${name}`);
    await step();
    console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  rmSync(results, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

runCommand(main);

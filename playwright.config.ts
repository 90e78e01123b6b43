import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { requireBrowser, testLaunchOptions } from "./lib/testing/browser";

// Before the site is built. A worker has no need to ask again.
if (!process.env.E2E_PORT) requireBrowser();

const FREE_PORT = `const s = require("node:net").createServer();
s.listen(0, () => { console.log(s.address().port); s.close(); });`;

// Every worker evaluates this file again; the environment hands on what the first one chose.
process.env.E2E_PORT ??= execFileSync(process.execPath, ["-e", FREE_PORT], { encoding: "utf8" }).trim();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "site-"));
const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env;
const baseURL = `http://localhost:${port}`;

const use = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  launchOptions: testLaunchOptions,
  // Drawing the home page's hills takes half a processor.
  contextOptions: { reducedMotion: "reduce" as const },
};

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  // Two processors serve three workers: the third works while the others wait for the server.
  workers: 3,
  reporter: "list",
  use: { baseURL, trace: "on-first-retry", screenshot: "only-on-failure" },
  projects: [
    // A contributor runs the default project: `npm test`, `npm run test:e2e`.
    { name: "default", testIgnore: "exhaustive/**", use },
    // A release needs the exhaustive project as well: `npm run test:all`. Shutdowns, locks and restarts are timed: no
    // third worker.
    { name: "exhaustive", testMatch: "exhaustive/**/*.spec.ts", workers: 2, use },
  ],
  webServer: {
    // However the run ends, the site ends with it.
    command: "node lib/testing/run-tied.mjs lib/cli/bootstrap.mjs start",
    url: baseURL,
    // The build is for the default origin, so that the port does not cause another build.
    env: { ENV_FILE: "", PORT: port, SITE_URL: "http://localhost:3000", DATA_DIR: dataDir, TRUST_PROXY: "1" },
    // The first start installs and builds.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

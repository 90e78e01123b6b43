import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./lib/testing/browser";

/** The command ends at once unless the port is free, so the system is asked for one. */
const FREE_PORT = `const s = require("node:net").createServer();
s.listen(0, () => { console.log(s.address().port); s.close(); });`;

// This file is read again by every worker: the first reading's choice is handed on.
if (!process.env.BASE_URL) {
  process.env.E2E_PORT ??= execFileSync(process.execPath, ["-e", FREE_PORT], { encoding: "utf8" }).trim();
}
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "site-"));
const port = process.env.E2E_PORT ?? "";
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is no reason to fail: what is right comes, and what is wrong stays wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One stumble in hundreds of tests may not stop a release; the run's last lines name what needed a second try.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    baseURL,
    launchOptions,
  },
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: "exec node --max-semi-space-size=32 lib/cli/start.mjs",
        url: baseURL,
        // The build is for the usual address, so that a chosen port does not ask for another one.
        env: {
          PORT: port,
          SITE_URL: process.env.SITE_URL ?? "http://localhost:3000",
          DATA_DIR: process.env.E2E_DATA_DIR,
          TRUST_PROXY: "1",
        },
        // The first start installs and builds.
        timeout: 300_000,
        reuseExistingServer: false,
      },
});

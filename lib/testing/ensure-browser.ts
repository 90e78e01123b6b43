import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { installDebianPackage } from "./apt";
import { launchOptions } from "./browser";

const require = createRequire(path.join(process.cwd(), "package.json"));

/** Installs a browser if there is none: Playwright's own, or Debian's where that cannot be downloaded. */
export function ensureBrowser() {
  if (launchOptions.executablePath) return;
  console.log("Installing a browser...");
  const playwright = path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js");
  const { status } = spawnSync(process.execPath, [playwright, "install", "--with-deps", "chromium"], {
    stdio: "inherit",
  });
  if (status === 0) return;
  if (!installDebianPackage("chromium")) process.exit(1);
}

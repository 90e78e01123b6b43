import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "./apt.mjs";
import { root } from "./steps.mjs";

/** Where a browser that the machine already has would be. */
export const systemChromium = () =>
  [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((file) => file && existsSync(file));

/** Sees to it that a browser is there: Playwright's own, or Debian's where that cannot be had. */
export function ensureBrowser() {
  if (systemChromium()) return;
  console.log("Installing a browser...");
  const playwright = path.join(root, "node_modules/.bin/playwright");
  const { status } = spawnSync(playwright, ["install", "--with-deps", "chromium"], { cwd: root, stdio: "inherit" });
  if (status === 0) return;
  if (!installDebianPackage("chromium")) process.exit(1);
}

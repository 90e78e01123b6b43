import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's browser where it is installed, as Playwright's own cannot be fetched everywhere. */
const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** The browser that tests and measurements use, and how it is started; without a path it is Playwright's own. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined),
  // What the browser would otherwise fetch for itself, and what needs a graphics card or a user to drop root for.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The browser and its major version. */
export async function browserName(): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  const [major] = browser.version().split(".");
  await browser.close();
  return `Chromium ${major}`;
}

/** Ends the process where there is no browser. */
export function requireBrowser() {
  if (existsSync(launchOptions.executablePath ?? chromium.executablePath())) return;
  console.error("There is no browser. Install one: npx playwright install chromium, or Debian's package chromium.");
  process.exit(1);
}

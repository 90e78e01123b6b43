import { existsSync, statSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Finds Debian's browsers, as Playwright's own cannot be fetched everywhere. */
const findDebian = (name: string) => [`/usr/bin/${name}`].find((file) => existsSync(file));

/** The options by which the browser is started; without a path it is Playwright's own. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? findDebian("chromium"),
  // The options turn off the browser's own requests, and what needs a graphics card or a user to drop root for.
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

/**
 * The options for tests, preferably without the window that Chromium draws for each of them: that takes more than half
 * of their processor time. Lighthouse and the weighing of pages use the whole browser.
 */
export const testLaunchOptions = {
  ...launchOptions,
  executablePath: process.env.CHROMIUM_PATH ?? findDebian("chromium-headless-shell") ?? launchOptions.executablePath,
};

/** Ends the process if there is no browser. */
export function requireBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (statSync(launchOptions.executablePath ?? chromium.executablePath(), { throwIfNoEntry: false })?.isFile()) return;
  console.error(
    CHROMIUM_PATH
      ? `CHROMIUM_PATH is invalid: there is no program ${CHROMIUM_PATH}.`
      : "There is no browser. Install one: npx playwright install chromium, or Debian's package chromium.",
  );
  process.exit(1);
}

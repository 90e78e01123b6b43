import { randomInt } from "node:crypto";
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type JSHandle,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";

/** Collects console errors, page errors and requests to other hosts of all pages of a context. */
export function watch(context: BrowserContext, origin: string): string[] {
  const trouble: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) trouble.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (webError) => trouble.push(`page error: ${webError.error()}`));
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) trouble.push(`request to another host: ${request.url()}`);
  });
  return trouble;
}

/** @param expected patterns of errors that the test causes. */
export function expectNoTrouble(trouble: string[], expected: RegExp[]) {
  const unexpected = trouble.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, "errors of the page").toEqual([]);
}

/** Scrolls each page when it is parsed, so that its scripts load at once (lib/build/script-deferral.ts). */
const touch = () => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll")));

/** A client address that no other test uses, most likely: rate limits count by address. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/**
 * A console error or warning, a page error or a request to another host fails the test, unless a pattern in
 * `expectedTrouble` matches it.
 */
export const test = base.extend<
  { expectedTrouble: RegExp[]; origin: string },
  { browser: Browser; touchesPages: boolean }
>({
  touchesPages: [true, { scope: "worker", option: true }],
  // Also in contexts that a test creates itself.
  browser: [
    async ({ browser, touchesPages }, use) => {
      if (!touchesPages) return use(browser);
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(touch);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the pattern, to read the names of fixtures from it.
  expectedTrouble: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": newAddress() }),
  origin: async ({ baseURL }, use) => use(new URL(baseURL ?? "").origin),
  context: async ({ context, origin, expectedTrouble }, use) => {
    const trouble = watch(context, origin);
    await use(context);
    expectNoTrouble(trouble, expectedTrouble);
  },
});

/** Opens a page and waits for hydration, which sets `aria-expanded` on the menu buttons. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator("header button[aria-expanded]").first().waitFor({ state: "attached" });
}

/** Opens a page whose timers run only by `page.clock`. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Holds back the requests to a URL until they are released. */
export async function hold(page: Page, url: string) {
  const requests: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    requests.push(route.request());
    await released;
    // The page may have been left.
    await route.fallback().catch(() => {});
  });
  return { requests, release };
}

export const CHUNKS = "**/_next/static/chunks/*.js";

/** Until React has started. */
export const hydrated = (page: Page) => page.locator("html[data-ready]").waitFor();

/** Opens a page whose scripts do not arrive. @returns what lets them arrive, and waits until React has started. */
export async function openWithoutScripts(page: Page, path: string) {
  const { release } = await hold(page, CHUNKS);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Whether a popover or a dialog is open now, without retries. */
export const isOpen = (box: Locator) => box.evaluate((node) => node.matches(":popover-open, [open]"));

export { expect, type JSHandle, type Locator, type Page };

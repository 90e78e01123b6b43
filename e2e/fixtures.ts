import { randomInt } from "node:crypto";
import { test as base, expect, type Locator, type Page, type Request, type Route } from "@playwright/test";

/** Scrolls each page when it is parsed, so that its scripts load at once (lib/browser/script-deferral.ts). */
const touch = () => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll")));

/** A client address that no other test uses, most likely: rate limits count by address. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

interface Fixtures {
  /** Patterns of errors that the test causes. */
  allowedErrors: RegExp[];
  origin: string;
  startScripts: boolean;
}

/**
 * Fails a test for a console error or warning, a page error or a request to another host, unless a pattern in
 * `allowedErrors` matches it.
 */
export const test = base.extend<Fixtures>({
  startScripts: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the pattern, to read the names of fixtures from it.
  allowedErrors: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": newAddress() }),
  origin: async ({ baseURL }, use) => use(new URL(baseURL ?? "").origin),
  context: async ({ context, origin, allowedErrors, startScripts }, use) => {
    const trouble: string[] = [];
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) trouble.push(`console.${message.type()}: ${message.text()}`);
    });
    context.on("weberror", (webError) => trouble.push(`page error: ${webError.error()}`));
    context.on("request", (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (protocol.startsWith("http") && asked !== origin) trouble.push(`request to another host: ${request.url()}`);
    });
    if (startScripts) await context.addInitScript(touch);
    await use(context);
    const unexpected = trouble.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, "errors of the page").toEqual([]);
  },
});

/** Waits until React has started. */
export const hydrated = (page: Page) => page.locator("html[data-ready]").waitFor({ state: "attached" });

/** Opens a page and waits until React has started. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page whose timers run only by `page.clock`. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

type Handler = (route: Route) => unknown;

/** Handles a page's requests for scripts. @returns a function that ends that. */
export async function routeScripts(page: Page, handle: Handler) {
  const handler: Handler = (route) => (route.request().resourceType() === "script" ? handle(route) : route.fallback());
  await page.route("**/*", handler);
  return () => page.unroute("**/*", handler);
}

/** Holds back the requests that `route` hands over, until they are released. */
async function holdRequests(route: (handle: Handler) => Promise<unknown>) {
  const requests: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await route(async (one) => {
    requests.push(one.request());
    await released;
    // The page may have been left.
    await one.fallback().catch(() => {});
  });
  return { requests, release };
}

export const hold = (page: Page, url: string) => holdRequests((handle) => page.route(url, handle));
export const holdScripts = (page: Page) => holdRequests((handle) => routeScripts(page, handle));

/**
 * Opens a page whose scripts do not arrive.
 * @returns a function that lets them arrive, and waits until React has started.
 */
export async function openWithoutScripts(page: Page, path: string) {
  const { release } = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Fills in a field as some password managers do: without events. */
export const fillSilently = (field: Locator, value: string) =>
  field.evaluate((node: HTMLInputElement, text) => {
    node.value = text;
  }, value);

/** Tells whether a popover or a dialog is open now, without retries. */
export const isOpen = (box: Locator) => box.evaluate((node) => node.matches(":popover-open, [open]"));

export { expect, type Locator, type Page };

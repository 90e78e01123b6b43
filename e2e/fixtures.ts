import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type JSHandle,
  type Locator,
  type Page,
} from "@playwright/test";

/** What the pages of a context did that no page of this site should do. */
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

/** @param expected patterns of what the test has caused itself. */
export function expectNoTrouble(trouble: string[], expected: RegExp[]) {
  const unexpected = trouble.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, "what the page should not have done").toEqual([]);
}

/** Turns to every page at once, as a visitor does who scrolls: its scripts wait for that (components/layout/late-scripts.ts). */
const touch = () => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll")));

const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

/**
 * A page that complains, breaks or calls another host fails its test, unless the test
 * caused it and put a pattern for it into `expectedTrouble`.
 */
export const test = base.extend<
  { expectedTrouble: RegExp[]; origin: string },
  { browser: Browser; touchesPages: boolean }
>({
  touchesPages: [true, { scope: "worker", option: true }],
  // Of each context, whoever opens it.
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  expectedTrouble: async ({}, use) => use([]),
  // Limits count by address: each test comes from its own, through what the site takes for its proxy.
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": someAddress() }),
  origin: async ({ baseURL }, use) => use(new URL(baseURL ?? "").origin),
  context: async ({ context, origin, expectedTrouble }, use) => {
    const trouble = watch(context, origin);
    await use(context);
    expectNoTrouble(trouble, expectedTrouble);
  },
});

/** Opens a page and waits until React has taken it over: only then does a menu's button say whether it is open. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator("header button[aria-expanded]").first().waitFor({ state: "attached" });
}

/** Opens a page whose timers then stand still until the test moves them on. */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Whether a popover or a dialog is open, asked at once, without waiting for it to become so. */
export const isOpen = (box: Locator) => box.evaluate((node) => node.matches(":popover-open, [open]"));

export { expect, type JSHandle, type Locator, type Page };

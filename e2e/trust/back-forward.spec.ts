import { expect, type Page, test } from "../fixtures";
import { startSite } from "../peers/site";

// Playwright turns the cache off.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

const mark = (page: Page) =>
  page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
const wasKept = (page: Page) => page.evaluate(() => (window as { wasKept?: boolean }).wasKept);

test("a page that is left and returned to comes out of the back/forward cache", async ({ browser }) => {
  const site = await startSite();
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  for (const path of ["/", "/home", "/about-us", "/contact-us"]) {
    await page.goto(path);
    // Nobody leaves while the scripts come to life; a browser that is asked to then does not always keep the page.
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await mark(page);
    await page.goto("/dedicated-team");
    // A kept page fires no load that `goBack` could wait for.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect.poll(() => wasKept(page).catch(() => undefined), path).toBe(true);
  }
  await site.stop();
});

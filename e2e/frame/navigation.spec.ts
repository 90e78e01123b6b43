import { expect, type Locator, open, type Page, test } from "../fixtures";
import { mainNavigation } from "./fixtures";

const getInTouch = (page: Page) => page.locator("main").getByRole("link", { name: "Get in Touch" });

// That links in view are not prefetched is tested in script-deferral.spec.ts.
test.describe("a page is prefetched", () => {
  const intents: [string, (link: Locator) => Promise<void>][] = [
    ["pointed at", (link) => link.hover()],
    ["focused", (link) => link.focus()],
    ["touched", (link) => link.dispatchEvent("touchstart", { touches: [], changedTouches: [], targetTouches: [] })],
  ];
  for (const [intent, show] of intents) {
    test(`once a link to it is ${intent}`, async ({ page }) => {
      await open(page, "/about-us");
      const prefetch = page.waitForRequest((request) => "next-router-prefetch" in request.headers());
      await show(getInTouch(page));
      expect(new URL((await prefetch).url()).pathname).toBe("/contact-us");
    });
  }
});

test("a link changes page, title, current mark and scroll position without a new document", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
  const current = mainNavigation(page).locator("[aria-current]").filter({ visible: true });
  await expect(current).toHaveAttribute("href", "/about-us");
  await getInTouch(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page).toHaveURL("/contact-us");
  await expect(page).toHaveTitle(/Contact our team/);
  await expect(current).toHaveAttribute("href", "/contact-us");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/software development company/);
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSameDocument"))).toBe(true);
});

test("going back returns to a place within a page", async ({ page }) => {
  await open(page, "/about-us");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/about-us#content");
  await getInTouch(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await page.goBack();
  await expect(page).toHaveURL("/about-us#content");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/software development company/);
});

test("a click with the control key opens a new tab", async ({ page, context }) => {
  await open(page, "/about-us");
  const tab = context.waitForEvent("page");
  await getInTouch(page).click({ modifiers: ["Control"] });
  await expect(await tab).toHaveURL("/contact-us");
  await expect(page).toHaveURL("/about-us");
});

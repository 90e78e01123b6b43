import type { Request } from "@playwright/test";
import { expect, open, type Page, test } from "./fixtures";

const aheadFor = (path: string) => (request: Request) =>
  "next-router-prefetch" in request.headers() && new URL(request.url()).pathname === path;

const getInTouch = (page: Page) => page.locator("main").getByRole("link", { name: "Get in Touch" });

test.describe("a page is fetched ahead", () => {
  test("once a link to it is pointed at", async ({ page }) => {
    await open(page, "/about-us");
    const ahead = page.waitForRequest(aheadFor("/contact-us"));
    await getInTouch(page).hover();
    await ahead;
  });

  test("once a link to it has the focus", async ({ page }) => {
    await open(page, "/about-us");
    const ahead = page.waitForRequest(aheadFor("/contact-us"));
    await getInTouch(page).focus();
    await ahead;
  });
});

test("the way back leads to the part of a page that a link on it led to", async ({ page }) => {
  await open(page, "/about-us");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about-us#content");
  const title = page.getByRole("heading", { level: 1 });
  const shown = await title.textContent();
  await getInTouch(page).click();
  await expect(title).toHaveText("Contact Us");
  await page.goBack();
  await expect(page).toHaveURL("/about-us#content");
  await expect(title).toHaveText(shown ?? "");
});

test("a link changes the page without loading the document again", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
  await getInTouch(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page).toHaveURL("/contact-us");
  await expect(page).toHaveTitle(/Contact our team/);
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSameDocument"))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/land of a thousand hills/);
});

test("a click with the control key opens a tab of its own", async ({ page, context }) => {
  await open(page, "/about-us");
  const tab = context.waitForEvent("page");
  await getInTouch(page).click({ modifiers: ["Control"] });
  await expect(await tab).toHaveURL("/contact-us");
  await expect(page).toHaveURL("/about-us");
});

import { expect, open, type Page, test } from "../fixtures";
import { mainNavigation, UNUSED_PRELOAD } from "./fixtures";

const getInTouch = (page: Page) => page.locator("main").getByRole("link", { name: "Get in Touch" });

test.use({ allowedErrors: [UNUSED_PRELOAD] });

test("a page is prefetched when a link to it is pointed at, focused or touched, but not when it is in view", async ({
  page,
}) => {
  const prefetched: string[] = [];
  page.on("request", (request) => {
    if ("next-router-prefetch" in request.headers()) prefetched.push(new URL(request.url()).pathname);
  });
  await open(page, "/about-us");
  const footer = page.locator("footer");
  await footer.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(prefetched).toEqual([]);
  await footer.getByRole("link", { name: "Dedicated Team" }).hover();
  await expect.poll(() => prefetched).toContain("/dedicated-team");
  await footer.getByRole("link", { name: "Privacy" }).focus();
  await expect.poll(() => prefetched).toContain("/privacy");
  const touch = { touches: [], changedTouches: [], targetTouches: [] };
  await getInTouch(page).dispatchEvent("touchstart", touch);
  await expect.poll(() => prefetched).toContain("/contact-us");
});

test("links, the skip link and going back change page and focus without a new document", async ({ page, context }) => {
  await open(page, "/about-us");
  await page.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toHaveCSS("clip-path", "inset(50%)");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS("clip-path", "none");
  await expect(skip).toBeInViewport({ ratio: 1 });

  const heading = page.getByRole("heading", { level: 1 });
  const current = mainNavigation(page).locator("[aria-current]").filter({ visible: true });
  await expect(current).toHaveAttribute("href", "/about-us");
  await getInTouch(page).click();
  await expect(heading).toHaveText("Contact Us");
  await expect(page).toHaveURL("/contact-us");
  await expect(page).toHaveTitle(/Contact our software team/);
  await expect(current).toHaveAttribute("href", "/contact-us");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The next Tab starts at the top of the new page.
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(/software development company/);
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSameDocument"))).toBe(true);

  // Back to a place within the page.
  await skip.press("Enter");
  await expect(page).toHaveURL("/about-us#content");
  await expect(page.locator("main")).toBeFocused();
  // The next Tab moves on within the content.
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
  await getInTouch(page).click();
  await expect(heading).toHaveText("Contact Us");
  await page.goBack();
  await expect(page).toHaveURL("/about-us#content");
  await expect(heading).toHaveText(/software development company/);

  const opening = context.waitForEvent("page");
  await getInTouch(page).click({ modifiers: ["Control"] });
  const tab = await opening;
  await tab.waitForURL("/contact-us");
  await expect(page).toHaveURL("/about-us#content");
});

test("a link to a part of another page moves the focus there", async ({ page }) => {
  await open(page, "/services/web-applications");
  await page.locator('main a[href="/dedicated-team#ways"]').click();
  await expect(page).toHaveURL("/dedicated-team#ways");
  await expect(page.locator("#ways")).toBeFocused();
  await expect(page.locator("#ways")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#ways :focus, #ways ~ * :focus")).toHaveCount(1);
  await page.goBack();
  await expect(page.locator("main")).toBeFocused();
});

test("the plate of a product on their list becomes the hero of its page, unless motion is reduced", async ({
  page,
}) => {
  /** What moves when the product's page is opened, beside what React keeps still. */
  const openProduct = async () => {
    await open(page, "/solution");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...parameters) => {
        const transition = start(...parameters);
        transition.ready.then(() =>
          Reflect.set(
            globalThis,
            "moved",
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .filter((name) => name?.includes("plate")),
          ),
        );
        return transition;
      };
    });
    const link = page.getByRole("main").getByRole("link", { name: "Deeds Platform" });
    await link.hover();
    await page.waitForLoadState("networkidle");
    await link.click();
    await expect(page).toHaveURL("/solution/deeds-platform");
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "moved"))).toBeDefined();
    return page.evaluate(() => Reflect.get(globalThis, "moved"));
  };
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await openProduct()).toContain("::view-transition-group(plate-deeds-platform)");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await openProduct()).toEqual([]);
});

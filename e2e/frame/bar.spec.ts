import { brand } from "@/content/company/brand";
import { expect, type Locator, open, openWithoutScripts, test } from "../fixtures";
import { expectAccessible } from "../support/axe";
import { send } from "../support/http";
import { barOf, expertiseMenu, mainNavigation, menuOf, servicesMenu } from "./fixtures";

async function expectSolid(bar: Locator, color = "rgb(255, 255, 255)") {
  await expect(bar).toHaveCSS("background-color", color);
  await expect(bar).not.toHaveCSS("box-shadow", "none");
}
async function expectTransparent(bar: Locator) {
  await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(bar).toHaveCSS("box-shadow", "none");
}

test("the bar is 70 or 80 px high, and shows its entries instead of the hamburger from 860 px", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo(0, 900));
  const hamburger = page.getByRole("button", { name: "Open menu" });
  for (const [width, height] of [
    [320, 70],
    [360, 70],
    [767, 70],
    [768, 80],
    [859, 80],
    [860, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await barOf(page).boundingBox(), `at ${width} px`).toEqual({ x: 0, y: 0, width, height });
    await expect(hamburger).toBeVisible({ visible: width < 860 });
    await expect(mainNavigation(page).getByText("Services")).toBeVisible({ visible: width >= 860 });
    await expect(mainNavigation(page).locator(".bar-button.unless-user")).toBeVisible({ visible: width >= 360 });
  }
  const entries = mainNavigation(page).locator(".bar-link, .bar-button").filter({ visible: true });
  await expect(entries).toHaveText(["Services", "Expertise", "Dedicated Team", "About Us", "Log in", "Contact Us"]);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  expect((await mainNavigation(page).boundingBox())?.height, "in one row").toBe(44);
});

test("the bar is transparent at a hero's top, solid in the hero's ground, and white below it", async ({ page }) => {
  for (const [path, ground, text] of [
    ["/services/ui-design", "rgb(249, 249, 249)", "rgb(18, 18, 18)"],
    ["/qa/manual-test", "rgb(18, 18, 18)", "rgb(255, 255, 255)"],
  ] as const) {
    await open(page, path);
    const bar = barOf(page);
    const link = mainNavigation(page).getByRole("link", { name: "About Us" });
    const heroEnd = await page.locator("[data-hero]").evaluate((hero) => hero.getBoundingClientRect().bottom);
    for (const [top, color] of [
      [0, "transparent"],
      [31, ground],
      [Math.floor(heroEnd) - 81, ground],
      [Math.ceil(heroEnd) - 79, "rgb(255, 255, 255)"],
      [31, ground],
      [30, "transparent"],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await (color === "transparent" ? expectTransparent(bar) : expectSolid(bar, color));
      await expect(link).toHaveCSS("color", color === "rgb(255, 255, 255)" ? "rgb(18, 18, 18)" : text);
    }
  }
});

test("an open panel makes the bar white", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const bar = barOf(page);
  const [services, expertise] = [menuOf(page, servicesMenu), menuOf(page, expertiseMenu)];
  const underline = (node: Element) => getComputedStyle(node, "::after").content;
  expect(await expertise.button.evaluate(underline), "the current page's menu stands out").not.toBe("none");
  expect(await services.button.evaluate(underline)).toBe("none");
  await expertise.button.click();
  await expectSolid(bar);
  await expect(bar).toHaveCSS("color", "rgb(18, 18, 18)");
  await expect(expertise.panel.locator('a[href="/qa/manual-test"]')).toHaveCSS("font-weight", "600");
  await expect(expertise.panel.locator('a[href="/qa/team-management"]')).toHaveCSS("font-weight", "400");
  for (const { button, panel } of [expertise, services]) {
    if (await panel.isHidden()) await button.click();
    await expect(panel).toBeVisible();
    await expectAccessible(page, "an open panel", "header");
  }

  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await expectSolid(bar, "rgb(18, 18, 18)");
  await page.goto("/login");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The bar is white at the top of a page without a hero, too.
  await expect(bar).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(bar).toHaveCSS("box-shadow", "none");
});

const rights = (year: number) => `© ${year} ${brand.name} All Right Reserved`;

// A hydration mismatch would be a console error, which fails the test.
test("year and account links are the visitor's from the first paint, and the footer logs out", async ({
  page,
  origin,
}) => {
  const { text } = await send(origin, "/about-us");
  const served = text.replace(/<!-- -->|<\/?span[^>]*>/g, "");
  expect(served).toMatch(new RegExp(`© 20\\d\\d ${brand.name} All Right Reserved`));
  expect(served).not.toContain(rights(2031));
  const footer = page.locator("footer");
  const year = footer.getByText(rights(2031), { exact: true });
  const account = footer.getByRole("navigation", { name: "Account" });
  const entries = account.locator("a, button").filter({ visible: true });
  const navigation = mainNavigation(page);
  const logIn = navigation.getByRole("link", { name: "Log in" });
  await page.clock.setFixedTime(new Date("2031-01-01T00:01:00"));
  // The session's cookie alone says who is signed in.
  await page.addInitScript(() => localStorage.setItem("user", '{"username":"eve@example.org"}'));
  const startReact = await openWithoutScripts(page, "/about-us");
  await expect(year).toBeVisible();
  await expect(logIn).toBeVisible();
  await expect(entries).toHaveText(["Log in", "Register"]);
  await page.context().addCookies([{ name: "user", value: '{"username":"ada@example.org"}', url: origin }]);
  await page.reload({ waitUntil: "domcontentloaded" });
  const before = await navigation.boundingBox();
  for (const step of [async () => {}, startReact]) {
    await step();
    await expect(year).toBeVisible();
    await expect(logIn).toBeHidden();
    await expect(entries).toHaveText(["My Profile", "Log out"]);
    expect(await navigation.boundingBox()).toEqual(before);
  }
  await account.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("group", { name: "You are logged out." })).toBeFocused();
  await expect(page).toHaveURL("/login");
  await expect(entries).toHaveText(["Log in", "Register"]);
});

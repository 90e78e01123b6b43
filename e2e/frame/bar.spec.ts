import { barLinks, contactLink, loginLink } from "@/content/navigation";
import { publicPaths } from "@/content/routes";
import { expect, type Locator, open, openWithoutScripts, test } from "../fixtures";
import { all } from "../support/html";
import { send } from "../support/http";
import { addUserCookie, barOf, expertiseMenu, mainNavigation, menuOf, menus, servicesMenu } from "./fixtures";

async function expectSolid(bar: Locator) {
  await expect(bar).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(bar).not.toHaveCSS("box-shadow", "none");
}
async function expectTransparent(bar: Locator) {
  await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(bar).toHaveCSS("box-shadow", "none");
}

test("the bar is 70 px high, and 80 px from 768 px, also on a scrolled page", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo(0, 900));
  for (const [width, height] of [
    [320, 70],
    [767, 70],
    [768, 80],
    [1440, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await barOf(page).boundingBox(), `at ${width} px`).toEqual({ x: 0, y: 0, width, height });
  }
});

test("from 860 px the bar shows its entries in order instead of the hamburger", async ({ page }) => {
  await page.setViewportSize({ width: 859, height: 800 });
  await open(page, "/about-us");
  const hamburger = page.getByRole("button", { name: "Open menu" });
  await expect(hamburger).toBeVisible();
  await expect(mainNavigation(page)).toBeHidden();
  await page.setViewportSize({ width: 860, height: 800 });
  await expect(hamburger).toBeHidden();
  const entries = mainNavigation(page).locator(".bar-link, .bar-button").filter({ visible: true });
  await expect(entries).toHaveText(["Services", "Expertise", "Dedicated Team", "About Us", "Log in", "Contact Us"]);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  expect((await mainNavigation(page).boundingBox())?.height, "in one row").toBe(44);
});

test("over a hero the bar is transparent up to 30 px of scrolling, and solid from 31 px", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const link = mainNavigation(page).getByRole("link", { name: "About Us" });
  for (const [top, isSolid] of [
    [0, false],
    [31, true],
    [30, false],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await (isSolid ? expectSolid : expectTransparent)(barOf(page));
    // White over the dark hero.
    await expect(link).toHaveCSS("color", isSolid ? "rgb(18, 18, 18)" : "rgb(255, 255, 255)");
  }
});

test("an open panel makes the bar solid over a dark hero", async ({ page }) => {
  await open(page, "/qa/manual-test");
  await menuOf(page, expertiseMenu).button.click();
  await expectSolid(barOf(page));
  await expect(barOf(page)).toHaveCSS("color", "rgb(18, 18, 18)");
});

test("a page without a hero starts with a solid bar", async ({ page }) => {
  await open(page, "/login");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectSolid(barOf(page));
});

test("a page that is reloaded while scrolled has a solid bar", async ({ page }) => {
  await open(page, "/about-us");
  await page.evaluate(() => scrollTo(0, 400));
  await expectSolid(barOf(page));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await expectSolid(barOf(page));
});

test("each page's own link in bar and drawer is marked as current, and no other", async ({ origin }) => {
  const inMenus = menus.flatMap(({ groups, links }) => [...groups, ...links]);
  const linked = new Set<string>([...inMenus, contactLink.href, loginLink.href]);
  for (const { href } of barLinks) linked.add(href);
  for (const path of publicPaths()) {
    const { text } = await send(origin, path);
    const header = /<header[\s\S]*<\/header>/.exec(text)?.[0] ?? "";
    const current = all(header, /(<a\s[^>]*aria-current="page"[^>]*>)/g).map((a) => /href="([^"]*)"/.exec(a)?.[1]);
    expect([...new Set(current)], path).toEqual(linked.has(path) ? [path] : []);
    if (linked.has(path)) expect(current.length, path).toBeGreaterThanOrEqual(2);
  }
});

test("on the contact page its button looks current, as a link of the bar does on its own page", async ({ page }) => {
  const underline = (node: Element) => getComputedStyle(node, "::after").height;
  const button = mainNavigation(page).getByRole("link", { name: "Contact Us" });
  for (const [path, height] of [
    ["/about-us", "auto"],
    ["/contact-us", "3px"],
  ] as const) {
    await open(page, path);
    expect(await button.evaluate(underline), path).toBe(height);
  }
});

test("from 1200 px the content has wider gutters", async ({ page }) => {
  await open(page, "/about-us");
  const start = () =>
    page
      .locator("main .wrap")
      .first()
      .evaluate((node) => getComputedStyle(node).paddingLeft);
  await page.setViewportSize({ width: 1199, height: 800 });
  expect(await start()).toBe("32px");
  await page.setViewportSize({ width: 1200, height: 800 });
  expect(await start()).toBe("40px");
});

test("the link to log in is there for the signed-out only, from the first paint, and moves nothing", async ({
  page,
  origin,
}) => {
  const link = mainNavigation(page).getByRole("link", { name: "Log in" });
  const startReact = await openWithoutScripts(page, "/about-us");
  await expect(link).toBeVisible();
  await addUserCookie(page, origin);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(link).toBeHidden();
  const before = await mainNavigation(page).boundingBox();
  await startReact();
  await expect(link).toBeHidden();
  expect(await mainNavigation(page).boundingBox()).toEqual(before);
});

test("the current page's link stands out in its panel, and its menu in the bar", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const services = menuOf(page, servicesMenu);
  const expertise = menuOf(page, expertiseMenu);
  const underline = (node: Element) => getComputedStyle(node, "::after").content;
  expect(await expertise.button.evaluate(underline)).not.toBe("none");
  expect(await services.button.evaluate(underline)).toBe("none");
  await expertise.button.click();
  await expect(expertise.panel.locator('a[href="/qa/manual-test"]')).toHaveCSS("font-weight", "600");
  await expect(expertise.panel.locator('a[href="/qa/team-management"]')).toHaveCSS("font-weight", "400");
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toHaveCSS("clip-path", "inset(50%)");
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS("clip-path", "none");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  // The next Tab moves on within the content.
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("a page about an account starts where the logo does", async ({ page }) => {
  await open(page, "/login");
  const startOf = async (name: string, role: "heading" | "link") =>
    (await page.getByRole(role, { name }).first().boundingBox())?.x;
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const logo = await startOf("Imisozi Technologies, home page", "link");
    expect(await startOf("Log in", "heading"), `at ${width} px`).toBe(logo);
  }
});

import { publicPaths } from "@/content/routes";
import { expect, open, test } from "./fixtures";
import { menuOf } from "./panels";
import { all, serve } from "./served";
import { linksOf, specBarLinks, specMenus } from "./spec-menus";

const inNavigation = new Set<string>([
  ...specMenus.flatMap(linksOf),
  ...specBarLinks.map(({ href }) => href),
  "/contact-us",
  "/my-profile",
]);

test("each page's own link is marked as current in the served page, and no other link is", async ({ origin }) => {
  for (const path of publicPaths()) {
    const { text } = await serve(origin + path);
    const header = /<header[\s\S]*<\/header>/.exec(text)?.[0] ?? "";
    const anchors = all(header, /(<a\s[^>]*>)/g);
    const hrefOf = (anchor: string) => /href="([^"]*)"/.exec(anchor)?.[1];
    const current = anchors.filter((anchor) => anchor.includes('aria-current="page"')).map(hrefOf);
    const own = inNavigation.has(path) ? anchors.map(hrefOf).filter((href) => href === path) : [];
    expect(current, path).toEqual(own);
    // In the bar and in the drawer.
    if (inNavigation.has(path)) expect(current.length, path).toBeGreaterThanOrEqual(2);
  }
});

test("the mark follows a navigation within the site", async ({ page }) => {
  await open(page, "/about-us");
  const current = page.locator('header nav[aria-label="Main"] [aria-current]');
  await expect(current).toHaveAttribute("href", "/about-us");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dedicated Team" }).click();
  await expect(page).toHaveURL("/dedicated-team");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", "/dedicated-team");
});

test("the current link stands out in its panel, and its menu in the bar", async ({ page }) => {
  await open(page, "/qa/manual-test");
  const services = menuOf(page, specMenus[0]);
  const expertise = menuOf(page, specMenus[1]);
  const lineUnder = (node: Element) => getComputedStyle(node, "::after").content;
  expect(await expertise.button.evaluate(lineUnder)).not.toBe("none");
  expect(await services.button.evaluate(lineUnder)).toBe("none");
  await expertise.button.click();
  await expect(expertise.panel.locator('a[href="/qa/manual-test"]')).toHaveCSS("font-weight", "600");
  await expect(expertise.panel.locator('a[href="/qa/team-management"]')).toHaveCSS("font-weight", "400");
});

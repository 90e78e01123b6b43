import { expect, open, test } from "./fixtures";
import { menuOf } from "./panels";
import { linksOf, specBarLinks, specMenus } from "./spec-menus";

for (const menu of specMenus) {
  test(`the ${menu.label} panel holds the groups and links of the specification, in its order`, async ({ page }) => {
    await open(page, "/");
    const { button, panel } = menuOf(page, menu);
    await button.click();
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("heading")).toHaveText(menu.groups.map(({ name }) => name));
    const lists = panel.getByRole("list");
    await expect(lists).toHaveCount(menu.groups.length);
    for (const [i, { links }] of menu.groups.entries()) {
      const anchors = lists.nth(i).getByRole("link");
      expect(await anchors.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")))).toEqual(links);
    }
  });

  test(`the drawer lists the links of ${menu.label} flat, in the same order`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByText(menu.label, { exact: true }).click();
    const anchors = drawer.getByRole("group").getByRole("list").filter({ visible: true }).getByRole("link");
    await expect(anchors).toHaveCount(linksOf(menu).length);
    expect(await anchors.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")))).toEqual(linksOf(menu));
  });
}

test("the bar names its entries in the specification's order", async ({ page }) => {
  await open(page, "/");
  const entries = page
    .getByRole("navigation", { name: "Main" })
    .locator(".bar-link, .bar-button")
    .filter({ visible: true });
  await expect(entries).toHaveText(["Services", "Expertise", ...specBarLinks.map(({ label }) => label), "Contact Us"]);
});

test("a panel's four columns become two below 960 px", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = menuOf(page, specMenus[0]);
  // By the keyboard: a resized page slides away under the mouse, which closes the panel.
  await button.press("Enter");
  const tops = () =>
    panel.getByRole("heading").evaluateAll((nodes) => new Set(nodes.map((n) => n.getBoundingClientRect().top)).size);
  for (const [width, rows] of [
    [960, 1],
    [959, 2],
    [860, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tops(), `rows at ${width} px`).toBe(rows);
  }
});

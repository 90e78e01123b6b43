import { company } from "@/content/company";
import { expect, type Locator, open, test } from "../fixtures";
import { expectReadable, expectWellMade } from "./steps";

/** One page of each template. */
const templates = [
  "/",
  "/services",
  "/services/web-applications",
  "/solution/repz",
  "/qa/manual-test",
  "/dedicated-team",
  "/about-us",
  "/contact-us",
  "/login",
  "/privacy",
];

for (const path of templates) {
  test(`${path} fits and is accessible on a phone and on a desktop`, async ({ page }) => {
    await expectWellMade(page, path, [320, 768, 1440]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of templates) {
    test(`${path} can be read`, async ({ page }) => {
      await expectReadable(page, path);
    });
  }
});

test("on paper a page has a dark logo, its figures and an address, and no hole where the stage was", async ({
  page,
}) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await open(page, "/solution/repz");
  await page.emulateMedia({ media: "print" });
  const logo = page.locator(".logo").filter({ visible: true });
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((node) => getComputedStyle(node).getPropertyValue("--logo-light"))).toBe("#3c8c3c");
  await expect(page.getByRole("banner").getByRole("button").filter({ visible: true })).toHaveCount(0);
  // That of the hero, and one for each tab.
  await expect(page.getByRole("main").locator("figure.fig").filter({ visible: true })).toHaveCount(6);
  await expect(page.locator("footer").getByText(company.email)).toBeVisible();
  const hero = page.locator("[data-hero]");
  const end = async (box: Locator) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return y + height;
  };
  expect((await end(hero)) - (await end(hero.locator("figure")))).toBeLessThan(100);
});

test("the printed home page has no empty place of a picture", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  await open(page, "/");
  await expect(page.locator("main svg:has(> .hill), main picture").filter({ visible: true })).toHaveCount(0);
});

test("a tab leaves its focus ring 8 px beside the label, which starts with the column", async ({ page }) => {
  await open(page, "/solution/repz");
  const paddings = await page.getByRole("tab").evaluateAll((tabs) =>
    tabs.flatMap((tab) => {
      const label = document.createRange();
      label.selectNodeContents(tab);
      const [inner, outer] = [label.getBoundingClientRect(), tab.getBoundingClientRect()];
      return [inner.left - outer.left, outer.right - inner.right];
    }),
  );
  for (const padding of paddings) expect(padding).toBeGreaterThanOrEqual(8);
  const icon = await page.getByRole("tab").first().locator("svg").boundingBox();
  expect(icon?.x).toBe((await page.locator(".tab-panels").boundingBox())?.x);
});

test("on a phone the arrows of related links are at the right edge", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/services/web-applications");
  const links = page.getByRole("navigation", { name: "Also in Engineering" }).getByRole("link");
  const room = await links.evaluateAll((nodes) =>
    nodes.map((node) => {
      const label = document.createRange();
      label.selectNodeContents(node.lastChild as Node);
      const { marginLeft, width } = getComputedStyle(node, "::after");
      const gap = Number.parseFloat(getComputedStyle(node).columnGap);
      const arrow =
        label.getBoundingClientRect().right + gap + Number.parseFloat(marginLeft) + Number.parseFloat(width);
      return Math.abs(Math.round(node.getBoundingClientRect().right - arrow));
    }),
  );
  expect(room).toEqual([0, 0]);
});

test("on a phone the contents of the privacy notice lead to each of its sections", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/privacy");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(links).toHaveText(await headings.allTextContents());
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(headings.filter({ hasText: (await link.textContent()) ?? "" })).toBeInViewport();
  }
});

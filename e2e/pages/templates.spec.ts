import { company } from "@/content/company";
import { documentPath, documents } from "@/content/documents";
import { expect, type Locator, open, test } from "../fixtures";
import { expectReadable, expectWellMade } from "./steps";

/** Pages that differ most. All are tested in exhaustive/pages/pages.spec.ts, at more widths. */
const templates = [
  "/",
  "/services",
  "/services/web-applications",
  "/solution/repz",
  "/qa/performance-load-testing/load-test-report",
  "/dedicated-team",
  "/contact-us",
];

for (const path of templates) {
  test(`${path} fits phones and desktops, and is accessible`, async ({ page }) => {
    await expectWellMade(page, path, [320, 768, 1440], [390]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every template can be read", async ({ page }) => {
    for (const path of templates) await test.step(path, () => expectReadable(page, path));
  });

  test("on a phone the contents of the privacy notice lead to its sections", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/privacy");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(links).toHaveText(await headings.allTextContents());
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await links.last().click();
    await expect(headings.last()).toBeInViewport();
  });
});

test("on paper a page has a dark logo, its figures and an address, and no gap below the hero", async ({ page }) => {
  // A sheet of A4 is this large between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await open(page, "/solution/repz");
  await page.emulateMedia({ media: "print" });
  const logo = page.locator(".logo").filter({ visible: true });
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((node) => getComputedStyle(node).getPropertyValue("--logo-light"))).toBe("#3c8c3c");
  await expect(page.getByRole("banner").getByRole("button").filter({ visible: true })).toHaveCount(0);
  // The hero has a figure, and so has each chapter.
  await expect(page.getByRole("main").locator("figure.fig").filter({ visible: true })).toHaveCount(5);
  await expect(page.locator("footer").getByText(company.email)).toBeVisible();
  const hero = page.locator("[data-hero]");
  const end = async (box: Locator) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return y + height;
  };
  expect((await end(hero)) - (await end(hero.locator("figure")))).toBeLessThan(100);
});

test("a sample document is printed on at most 4 sheets of A4, without the site around it", async ({ page }) => {
  for (const document of documents) {
    await page.goto(documentPath(document));
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
    expect([document.slug, sheets?.length]).toEqual([document.slug, Math.min(sheets?.length ?? 0, 4)]);
    expect(sheets?.length).toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

import { company } from "@/content/company";
import { expect, open, test } from "../fixtures";

test("the map has a name, and a link opens the office in a map application", async ({ page }) => {
  await open(page, "/contact-us");
  await expect(page.getByRole("img", { name: company.office })).toBeVisible();
  const link = page.getByRole("link", { name: "Open in a map" });
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.protocol).toBe("https:");
  expect(url.searchParams.get("query")).toBe(company.office);
});

test("the link to the privacy notice is 44 px high and on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/contact-us", "/register"]) {
    await open(page, path);
    const link = page.getByRole("link", { name: "What we keep about you" });
    expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    const lines = await link.evaluate((node) => {
      const text = document.createRange();
      text.selectNodeContents(node);
      return text.getClientRects().length;
    });
    expect(lines, path).toBe(1);
  }
});

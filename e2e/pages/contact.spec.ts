import { company } from "@/content/company";
import { expect, test } from "../fixtures";

test("the map has a name, and a link opens the office in a map application", async ({ page }) => {
  await page.goto("/contact-us");
  await expect(page.getByRole("img", { name: company.office })).toBeVisible();
  const link = page.getByRole("link", { name: "Open in a map" });
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.protocol).toBe("https:");
  expect(url.searchParams.get("query")).toBe(company.office);
});

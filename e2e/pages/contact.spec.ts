import { company } from "@/content/company";
import { expect, test } from "../fixtures";

test("the contact card marks samples, hides links that are samples, and has a map with a link below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/contact-us");
  const card = page.getByRole("region", { name: "Contact Information" });
  for (const [label, value] of [
    ["Email", company.email],
    ["Phone", company.phone],
  ]) {
    const detail = card.locator("dl > div").filter({ hasText: value });
    await expect(detail.getByRole("term")).toHaveText(`${label} Sample`);
  }
  // Every link to a network is a sample.
  await expect(card.getByRole("list")).toHaveCount(0);

  await expect(card.getByRole("heading", { name: "Business Hours" })).toBeVisible();
  await expect(card.getByRole("table", { name: "Business Hours" }).getByRole("rowheader")).toHaveText(
    company.hours.map(({ days }) => days),
  );

  const map = card.getByRole("img", { name: /map/ });
  await expect(card.locator("p").filter({ hasText: /^Kigali$/ })).toBeVisible();
  const [drawn, link] = [
    await map.boundingBox(),
    await card.getByRole("link", { name: "Open in a map" }).boundingBox(),
  ];
  expect(drawn?.height).toBeGreaterThanOrEqual(160);
  expect(link?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));
});

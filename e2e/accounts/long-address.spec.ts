import { createAccount, expect, logIn, open, test } from "./fixtures";

const WIDTHS = [320, 360, 768, 1000, 1440];
const part = () => Math.random().toString(36).slice(2, 8).padEnd(6, "x");

for (const [what, username] of [
  ["an ordinary address", `jean.bosco.niyonzima${part()}@minict.gov.example`],
  ["the longest address", `${part()}${"u".repeat(54)}@${"w".repeat(60)}.${"m".repeat(60)}.${"n".repeat(50)}.example`],
] as const) {
  test(`${what} fits into the profile page`, async ({ page }) => {
    await logIn(page, await createAccount(page, { username, password: "ridge" }));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/my-profile");
      const address = page.getByRole("definition").first();
      await expect(address).toHaveText(username);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(tooWide, `the page at ${width} px`).toBeLessThanOrEqual(0);
      const cut = await address.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect.soft(cut, `the address at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

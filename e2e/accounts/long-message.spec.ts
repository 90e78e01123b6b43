import { expect, newAccount, open, test } from "./fixtures";
import { announced, fillLogin, fillRegister, formAt } from "./forms";
import { resetPeers } from "./google-person";

resetPeers();
test.use({ mode: "hostile" });

for (const result of ["W".repeat(290), "https://status.example.org/incidents/2026-11-21-long-name"]) {
  for (const width of [360, 1440]) {
    test(`${result.slice(0, 20)}... fits at ${width} px`, async ({ page, hostileBackend, expectedTrouble }) => {
      expectedTrouble.push(/responded with a status of 401/);
      hostileBackend.answer = { status: 401, body: { success: false, result } };
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/login");
      await fillLogin(page, newAccount());
      await formAt(page, "/user/login").submit.click();
      await expect(announced(page, "alert")).toHaveText(result);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

test("that passwords differ is said aloud", async ({ page }) => {
  await open(page, "/register");
  await fillRegister(page, newAccount(), "another one");
  await page.locator("#register-confirm").press("Enter");
  await expect(announced(page, "alert")).toHaveText("Passwords do not match!");
  await expect(page.locator("#register-confirm")).toBeFocused();
});

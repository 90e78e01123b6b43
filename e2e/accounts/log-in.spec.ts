import { createAccount, expect, goodModes, open, test } from "./fixtures";

for (const mode of goodModes) {
  test.describe(`on the ${mode} backend`, () => {
    test.use({ mode });

    test("a first log-in says so, reloads, and leads to the profile that is still to be made", async ({ page }) => {
      const account = await createAccount(page);
      await open(page, "/login");
      await page.getByLabel("Email").fill(account.username);
      await page.locator("#login-password").fill(account.password);
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByText("Authenticated successfully! Reloading...")).toBeVisible();
      await reloaded;
      await expect(page).toHaveURL("/my-profile");
    });
  });
}

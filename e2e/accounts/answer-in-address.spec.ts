import { expect, newAccount, test } from "./fixtures";
import { announced, fillLogin, formAt } from "./forms";

test.use({ javaScriptEnabled: false });

for (const path of ["/login", "/register"]) {
  for (const query of [
    "answer=1&message=hacked",
    "answer=hacked",
    "answer=1&values=hacked&username=hacked",
    "error=hacked",
  ]) {
    test(`no word of ${path}?${query} is on the page`, async ({ page }) => {
      const response = await page.goto(`${path}?${query}`);
      expect(response?.status()).toBe(200);
      await expect(formAt(page, path === "/login" ? "/user/login" : "/user/register").submit).toBeVisible();
      for (const role of ["alert", "status"] as const) await expect(announced(page, role)).toHaveCount(0);
      await expect(page.locator("body")).not.toContainText("hacked");
      await expect(page.getByLabel("Email")).toHaveValue("");
    });
  }
}

test("a cookie that the site did not make says nothing either", async ({ page }) => {
  await page.goto("/login");
  await fillLogin(page, newAccount());
  await formAt(page, "/user/login").submit.click();
  await expect(announced(page, "alert")).toHaveCount(1);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.startsWith("form-answer"))).not.toEqual([]);
  for (const value of ["hacked", encodeURIComponent('{"message":"hacked"}')]) {
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value })));
    await page.goto("/login?answer=1");
    await expect(formAt(page, "/user/login").submit).toBeVisible();
    await expect(announced(page, "alert")).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText("hacked");
  }
});

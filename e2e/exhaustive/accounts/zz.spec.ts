import { expect, logIn, createPerson, open, test } from "../../accounts/fixtures";
test("zz", async ({ page }) => {
  await logIn(page, await createPerson(page));
  await page.goto("/register/message");
  await page.waitForTimeout(3000);
  console.log("URL after 3 s:", page.url());
  expect(page.url()).toContain("/home");
});

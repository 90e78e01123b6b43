import { createAccount, expect, goodModes, newAccount, open, test } from "./fixtures";
import { announced, expectArrival, expectKnown, fillLogin, formAt, storedUser } from "./forms";

const WRONG = "The email or the password is not right.";

for (const mode of goodModes) {
  test.describe(`failing to log in on the ${mode} backend`, () => {
    test.use({ mode });

    test("a wrong password and an unknown address are told the same, and the address stays", async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/status of 401/);
      const account = await createAccount(page);
      await open(page, "/login");
      const answers: unknown[] = [];
      for (const wrong of [{ ...account, password: `${account.password}!` }, newAccount()]) {
        await fillLogin(page, wrong);
        const answered = page.waitForResponse("/user/login");
        await formAt(page, "/user/login").submit.click();
        const response = await answered;
        answers.push({ status: response.status(), body: await response.json() });
        await expect(announced(page, "alert")).toHaveText([WRONG]);
        await expect(announced(page, "status")).toHaveCount(0);
        await expect(page.getByLabel("Email")).toHaveValue(wrong.username);
        await expect(page).toHaveURL("/login");
        expect(await storedUser(page)).toBeNull();
        expect(await page.context().cookies()).toEqual([]);
        await page.reload();
        await expectKnown(page, false);
      }
      expect(answers[0]).toEqual({ status: 401, body: { success: false, result: WRONG } });
      expect(answers[1]).toEqual(answers[0]);
    });

    test("after a refusal the right password is enough, on the same page", async ({ page, expectedTrouble }) => {
      expectedTrouble.push(/status of 401/);
      const account = await createAccount(page);
      await open(page, "/login?callbackUrl=%2Fmy-profile");
      await fillLogin(page, { ...account, password: "ridge" });
      await formAt(page, "/user/login").submit.click();
      await expect(announced(page, "alert")).toHaveText([WRONG]);
      await page.locator("#login-password").fill(account.password);
      await formAt(page, "/user/login").submit.click();
      await expect(announced(page, "status")).toHaveText(["Authenticated successfully! Reloading..."]);
      await expect(announced(page, "alert")).toHaveCount(0);
      await expectArrival(page, "/my-profile");
    });
  });
}

test("a line that is lost keeps what was typed", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  const account = newAccount();
  await open(page, "/login");
  await page.route("/user/login", (route) => route.abort());
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(announced(page, "alert")).toHaveText(["Something went wrong. Please try again later."]);
  await expect(page.getByLabel("Email")).toHaveValue(account.username);
  await expect(page.locator("#login-password")).toHaveValue(account.password);
});

import { createAccount, expect, goodModes, logIn, open, test } from "./fixtures";
import { announced, createPerson, expectArrival, expectKnown, fillLogin, formAt, hold, storedUser } from "./forms";

const profile = { name: "Uwase Keza", phone: "+250 788 000 000", about: 'Maps,\nand registers <b>&</b> "deeds".' };

for (const mode of goodModes) {
  test.describe(`the profile on the ${mode} backend`, () => {
    test.use({ mode });

    test("nobody is signed in: to the log-in, and back from there", async ({ page }) => {
      const account = await createPerson(page);
      await open(page, "/my-profile");
      await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
      await fillLogin(page, account);
      await formAt(page, "/user/login").submit.click();
      await expectArrival(page, "/my-profile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
      await expect(page.getByRole("definition")).toHaveText([account.username, "Talent"]);
    });

    for (const [kind, label] of [
      ["talent", "Talent"],
      ["organization", "Organization"],
    ] as const) {
      test(`a first record as ${kind} is made and found again`, async ({ page }) => {
        const account = await createAccount(page);
        await logIn(page, account);
        await open(page, "/my-profile");
        await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
        await expect(page.getByRole("definition")).toHaveText([account.username, "Not chosen yet"]);
        await expectKnown(page, true);

        await page.getByRole("radio", { name: label }).check();
        for (const [name, value] of Object.entries(profile)) await page.locator(`#profile-${name}`).fill(value);
        const { form, submit } = formAt(page, "/user/profile");
        const release = await hold(page, "/user/profile", "POST");
        await submit.click();
        await expect(submit).toHaveAccessibleName("Saving...");
        await expect(announced(page, "status")).toHaveCount(0);
        release();
        await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
        await expect(page.getByRole("definition")).toHaveText([account.username, label]);
        await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
        await expectKnown(page, true);
        expect(await storedUser(page)).toEqual({ username: account.username, role: kind });

        await page.reload();
        await expect(announced(page, "status")).toHaveCount(0);
        await expect(form.getByRole("radio")).toHaveCount(0);
        await expect(page.getByRole("definition")).toHaveText([account.username, label]);
        await expect(page.locator("#profile-email")).toHaveValue(account.username);
        await expect(page.locator("#profile-email")).toHaveJSProperty("readOnly", true);
        for (const [name, value] of Object.entries(profile)) {
          await expect(page.locator(`#profile-${name}`)).toHaveValue(value);
        }
      });

      test(`the record of a ${kind} can be changed, also at once after it was made`, async ({ page }) => {
        const account = await createAccount(page);
        await logIn(page, account);
        await open(page, "/my-profile");
        await page.getByRole("radio", { name: label }).check();
        await page.getByLabel("Name").fill("Uwase");
        await formAt(page, "/user/profile").submit.click();
        await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
        await page.getByLabel("Name").fill("Keza");
        await page.getByLabel("Phone").fill("0788");
        const saved = page.waitForResponse("/user/profile");
        await formAt(page, "/user/profile").submit.click();
        expect(await (await saved).json()).toMatchObject({ success: true, result: { role: kind } });
        await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
        await page.reload();
        await expect(page.getByLabel("Name")).toHaveValue("Keza");
        await expect(page.getByLabel("Phone")).toHaveValue("0788");
        await expect(page.getByRole("definition")).toHaveText([account.username, label]);
      });
    }
  });
}

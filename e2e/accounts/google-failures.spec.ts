import type { Fault } from "../peers/issuer";
import { expect, open, test } from "./fixtures";
import {
  expectAlert,
  expectFailure,
  expectSession,
  googleButton,
  intents,
  leaveForGoogle,
  resetPeers,
  signInWithGoogle,
} from "./google-person";

const failed = { login: "An error occurred. Please try again.", register: "An error occurred during registration" };
const faults: Fault[] = ["wrong audience", "wrong issuer", "wrong nonce", "expired", "foreign key", "no token"];

resetPeers();

for (const intent of intents) {
  test.describe(`Google from /${intent}`, () => {
    test("a person who turns back is on the form again", async ({ page }) => {
      await leaveForGoogle(page, intent);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expectFailure(page, intent, failed[intent]);
      await expect(googleButton(page, intent)).toBeEnabled();
    });

    test("a person who turns back still gets where they wanted to go", async ({ page }) => {
      await leaveForGoogle(page, intent, "?callbackUrl=%2Fabout-us");
      await page.getByRole("button", { name: "Cancel" }).click();
      await expectFailure(page, intent, failed[intent]);
      // Who registers makes a profile next, wherever they came from.
      await expect(page).toHaveURL(intent === "login" ? "/login?callbackUrl=%2Fabout-us" : "/register");
    });

    for (const fault of faults) {
      test(`${fault}: no session`, async ({ page, issuer }) => {
        issuer.fault = fault;
        await signInWithGoogle(page, intent);
        await expectFailure(page, intent, failed[intent]);
        // Nothing was opened on the quiet, and the next try is as good as the first.
        issuer.fault = undefined;
        await signInWithGoogle(page, "register");
        await expect(page).toHaveURL("/my-profile");
      });
    }

    test("an issuer that is down: said at once, and it works when it is back", async ({ page, issuer }) => {
      await open(page, `/${intent}`);
      await expect(googleButton(page, intent)).toBeEnabled();
      await issuer.stop();
      await googleButton(page, intent).click();
      await expectAlert(page, failed[intent]);
      await expect(page).toHaveURL(`/${intent}`);
      await expectSession(page, false);
      await issuer.start();
      await googleButton(page, intent).click();
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    });
  });
}

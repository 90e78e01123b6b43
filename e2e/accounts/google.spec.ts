import { expect, goodModes, test } from "./fixtures";
import { expectNoLeftovers, expectSession, resetPeers, signInWithGoogle } from "./google-person";

resetPeers();

for (const mode of goodModes) {
  test.describe(`Google on the ${mode} backend`, () => {
    test.use({ mode });

    test("registration leads to the profile, signed in", async ({ page, issuer }) => {
      await signInWithGoogle(page, "register");
      await expect(page).toHaveURL("/my-profile");
      await expect(page.getByRole("definition").first()).toHaveText(issuer.person.email);
      await expectSession(page, true);
      await expectNoLeftovers(page);
      const session = await (await page.request.get("/api/auth/session")).json();
      expect(session.user).toEqual({ username: issuer.person.email, role: "talent" });
    });

    test("a log-in leads to the profile that is still to be made, then home, then where one wanted to go", async ({
      page,
    }) => {
      await signInWithGoogle(page, "register");
      await expect(page).toHaveURL("/my-profile");
      await page.context().clearCookies();

      await signInWithGoogle(page, "login", "?callbackUrl=%2Fabout-us");
      await expect(page).toHaveURL("/my-profile");
      const saved = await page.request.post("/user/profile", { data: { kind: "talent", name: "Ada" } });
      expect(await saved.json()).toMatchObject({ success: true });
      await page.context().clearCookies();

      await signInWithGoogle(page, "login");
      await expect(page).toHaveURL("/home");
      await expectSession(page, true);
      await expectNoLeftovers(page);
      await page.context().clearCookies();

      await signInWithGoogle(page, "login", "?callbackUrl=%2Fabout-us%3Ffrom%3Dgoogle");
      await expect(page).toHaveURL("/about-us?from=google");
    });

    test("no address of another site is gone to after a log-in", async ({ page }) => {
      await signInWithGoogle(page, "register");
      await page.request.post("/user/profile", { data: { kind: "organization", name: "Ada and Co" } });
      for (const foreign of ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
        await page.context().clearCookies();
        await signInWithGoogle(page, "login", `?callbackUrl=${encodeURIComponent(foreign)}`);
        await expect(page).toHaveURL("/home");
      }
    });
  });
}

import { answerWith, INNARDS, recover, unreadable } from "./backend-answers";
import { expect, test } from "./fixtures";
import { expectFailure, intents, resetPeers, signInWithGoogle } from "./google-person";

const failed = { login: "An error occurred. Please try again.", register: "An error occurred during registration" };
const refused = { login: failed.login, register: "Registration failed" };

resetPeers();
test.use({ mode: "hostile" });

for (const intent of intents) {
  for (const what of ["500", "html", "hang", "reset", "refused connection", "no user", "half a user"]) {
    test(`Google at ${intent}, answered by ${what}: the fixed text and a reference`, async ({
      page,
      hostileBackend,
      issuer,
      site,
    }) => {
      await answerWith(hostileBackend, unreadable[what] ?? (what as "no user"));
      const answering = page.waitForResponse(/\/api\/auth\/callback\/google\?/);
      await signInWithGoogle(page, intent);
      await expectFailure(page, intent, failed[intent]);
      const id = (await (await answering).headerValue("x-request-id")) ?? "";
      expect(id).toMatch(/^[\w-]{8}/);
      await expect(page.getByText(`Reference ${id.slice(0, 8)}`, { exact: true })).toBeVisible();
      await expect.poll(() => site.logs()).toContain(`"requestId":"${id}"`);
      expect(await page.content()).not.toMatch(INNARDS);

      const { email: username } = issuer.person;
      await recover(hostileBackend, { username, password: "" });
      Object.assign(hostileBackend.answers, {
        googleLogin: { body: { success: true, result: { username, login_token: "t" } } },
      });
      await signInWithGoogle(page, "login");
      await expect(page).toHaveURL("/my-profile");
    });
  }

  test(`Google at ${intent}, refused with a text`, async ({ page, hostileBackend }) => {
    const result = `<b>Closed</b>\n${"x".repeat(400)}`;
    hostileBackend.answer = { status: 403, body: { success: false, result } };
    await signInWithGoogle(page, intent);
    const line = `<b>Closed</b> ${"x".repeat(285)}…`;
    await expectFailure(page, intent, intent === "login" ? line : refused.register);
    await expect(page.getByText(/^Reference/)).toHaveCount(0);
  });

  test(`Google at ${intent}, refused without a text`, async ({ page, hostileBackend }) => {
    for (const result of [undefined, { detail: "no" }]) {
      hostileBackend.answer = { body: { success: false, result } };
      await signInWithGoogle(page, intent);
      await expectFailure(page, intent, refused[intent]);
    }
  });
}

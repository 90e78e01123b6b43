import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "./fixtures";
import {
  expectNoLeftovers,
  expectSession,
  intents,
  leaveForGoogle,
  resetPeers,
  signInWithGoogle,
} from "./google-person";

resetPeers();

/** The claims of a token that the issuer has signed. */
async function readToken(token: string, issuerUrl: string): Promise<unknown> {
  const [head, claims = "", signature = ""] = token.split(".");
  const { keys } = await (await fetch(`${issuerUrl}/jwks`)).json();
  const publicKey = createPublicKey({ key: keys[0], format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify("RSA-SHA256", signed, publicKey, Buffer.from(signature, "base64url"));
  expect(isRight, "signed by the issuer").toBe(true);
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}

test.use({ mode: "hostile" });

for (const intent of intents) {
  test(`at ${intent}: the ID token, and nothing that is not asked for`, async ({ page, issuer, hostileBackend }) => {
    const user = { username: issuer.person.email, login_token: "a-login-token", role: "talent" };
    const call = intent === "login" ? "googleLogin" : "googleRegister";
    hostileBackend.answers = {
      [call]: { body: { success: true, result: user } },
      talents: { body: { success: true, result: [{ email: user.username }] } },
    };
    const asking = page.waitForRequest((request) => request.url().startsWith(`${issuer.url}/auth?`));
    await leaveForGoogle(page, intent);
    const nonce = new URL((await asking).url()).searchParams.get("nonce");
    await page.getByRole("button", { name: /^Continue as/ }).click();
    await expect(page).toHaveURL(intent === "login" ? "/home" : "/my-profile");
    await expectSession(page, true);
    await expectNoLeftovers(page);

    const told = hostileBackend.requests.filter((request) => request.path.startsWith("/google/"));
    const { token } = (told[0]?.body ?? {}) as { token: string };
    const key = { api_key: hostileBackend.settings.BACKEND_API_KEY };
    expect(told.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: "POST", path: `/google/sso/${intent}/`, body: intent === "login" ? { token } : { token, ...key } },
    ]);

    expect(await readToken(token, issuer.url)).toMatchObject({
      iss: issuer.url,
      aud: issuer.clientId,
      sub: issuer.person.sub,
      email: issuer.person.email,
      nonce,
    });
  });
}

test("a registration that hands out no login is followed by a log-in with the same token", async ({
  page,
  hostileBackend,
  issuer,
}) => {
  hostileBackend.answers = {
    googleRegister: { body: { success: true, result: "Registered" } },
    googleLogin: { body: { success: true, result: { username: issuer.person.email, login_token: "t" } } },
    talents: { body: { success: true, result: [] } },
  };
  await signInWithGoogle(page, "register");
  await expect(page).toHaveURL("/my-profile");
  const [registration, login] = hostileBackend.requests;
  expect([registration?.call, login?.call]).toEqual(["googleRegister", "googleLogin"]);
  const { token } = (registration?.body ?? {}) as { token: string };
  expect(login?.body).toEqual({ token });
});

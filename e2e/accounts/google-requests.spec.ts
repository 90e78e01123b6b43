import { expect, test } from "./fixtures";
import { intents, leaveForGoogle, resetPeers } from "./google-person";

const RANDOM = /^[\w-]{43,}$/;

resetPeers();

for (const intent of intents) {
  test(`/${intent} asks the issuer with PKCE, a state and a nonce, new ones each time`, async ({
    page,
    issuer,
    site,
  }) => {
    const asked = [];
    for (let times = 0; times < 2; times++) {
      const asking = page.waitForRequest((request) => request.url().startsWith(`${issuer.url}/auth?`));
      await leaveForGoogle(page, intent);
      const query = Object.fromEntries(new URL((await asking).url()).searchParams);
      expect(query).toEqual({
        client_id: issuer.clientId,
        redirect_uri: `${site.url}/api/auth/callback/google`,
        response_type: "code",
        scope: "openid email",
        code_challenge: expect.stringMatching(RANDOM),
        code_challenge_method: "S256",
        state: expect.stringMatching(RANDOM),
        nonce: expect.stringMatching(RANDOM),
      });
      asked.push(query);
    }
    for (const name of ["code_challenge", "state", "nonce"]) expect(asked[0]?.[name]).not.toBe(asked[1]?.[name]);
  });
}

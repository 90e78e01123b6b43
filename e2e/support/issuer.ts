import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { openListener } from "./listener";

interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
}

const CLIENT_ID = "the-site";
const KEY_ID = "issuer";

// The empty icon keeps a browser from asking for one.
const signInPage = (email: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sign in</title><link rel="icon" href="data:,">
<h1>Sign in</h1>
<form method="post">
<button name="choice" value="continue">Continue as ${email}</button>
<button name="choice" value="cancel">Cancel</button>
</form>
</html>`;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID issuer on loopback, in Google's place: code flow with PKCE, and a page to agree or cancel. */
export async function startIssuer() {
  const { server, url, start, stop } = await openListener();
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const clientSecret = randomBytes(24).toString("base64url");
  /** The parameters of a request and the person who agreed to it, by code. */
  const grants = new Map<string, { asked: URLSearchParams; person: Person }>();

  const issuer = {
    url,
    clientId: CLIENT_ID,
    clientSecret,
    settings: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: clientSecret },
    /** The person whom the sign-in page offers to continue as. */
    person: { sub: "100000000000000000001", email: "ada@example.org", email_verified: true } as Person,
    /** The failure when the site fetches its tokens; "hang" responds to nothing at all. */
    fault: undefined as "no token" | "hang" | undefined,
    /** Paths that were requested. */
    requests: [] as string[],
    start,
    stop,
  };

  function issueIdToken(asked: URLSearchParams, person: Person) {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: url, aud: CLIENT_ID, iat: now, exp: now + 3600, nonce: asked.get("nonce"), ...person };
    const signed = `${encode({ alg: "RS256", kid: KEY_ID })}.${encode(claims)}`;
    return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), privateKey).toString("base64url")}`;
  }

  /** Exchanges a code, once, for the client that it was issued to (RFC 6749, section 4.1.3; RFC 7636, section 4.6). */
  function exchange(form: URLSearchParams, authorization = "") {
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const client = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isValid =
      client === `${CLIENT_ID}:${clientSecret}` &&
      grant?.asked.get("redirect_uri") === form.get("redirect_uri") &&
      grant?.asked.get("code_challenge") === challenge;
    if (!grant || !isValid || issuer.fault === "no token") return undefined;
    return { access_token: randomUUID(), token_type: "Bearer", id_token: issueIdToken(grant.asked, grant.person) };
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    issuer.requests.push(pathname);
    if (issuer.fault === "hang") return;
    const sendJson = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const form = new URLSearchParams(await text(request));
    if (pathname === "/.well-known/openid-configuration") {
      sendJson(200, {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      });
    } else if (pathname === "/keys") {
      sendJson(200, { keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }] });
    } else if (pathname === "/token") {
      const tokens = exchange(form, request.headers.authorization);
      sendJson(tokens ? 200 : 400, tokens ?? { error: "invalid_grant" });
    } else if (pathname === "/auth" && request.method === "GET") {
      response.writeHead(200, { "content-type": "text/html" }).end(signInPage(issuer.person.email));
    } else if (pathname === "/auth") {
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("state", searchParams.get("state") ?? "");
      if (form.get("choice") === "continue") {
        const code = randomUUID();
        grants.set(code, { asked: searchParams, person: issuer.person });
        back.searchParams.set("code", code);
      } else back.searchParams.set("error", "access_denied");
      response.writeHead(303, { location: back.href }).end();
    } else response.writeHead(404).end();
  }

  server.on("request", respond);
  return issuer;
}

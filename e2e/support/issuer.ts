import { randomBytes } from "node:crypto";
import type { Middleware } from "oidc-provider";
import { createProvider, htmlPage, type Person } from "./issuer-provider";
import { createSigner, type TokenFault } from "./issuer-tokens";
import { openListener } from "./listener";
import { readBody } from "./read-body";

/** What goes wrong when the site fetches its tokens: an invalid one, or none. */
export type Fault = TokenFault | "no token";

const CLIENT_ID = "the-site";
const isInteraction = /^\/interaction\/[\w-]+$/;

/** Every sign-in shows the page, so that a test can continue as another person. */
const forgetSession: Middleware = (ctx, next) => {
  if (ctx.path === "/auth") delete ctx.req.headers.cookie;
  return next();
};

/** An OpenID issuer on loopback, in Google's place. */
export async function startIssuer() {
  const { server, url, start, stop } = await openListener();
  const { jwks, spoil } = await createSigner();
  const clientSecret = randomBytes(24).toString("base64url");
  const siteUrls = new Set<string>();
  const persons = new Map<string, Person>();

  const issuer = {
    url,
    clientId: CLIENT_ID,
    clientSecret,
    settings: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: clientSecret },
    /** Whom the sign-in page offers to continue as. */
    person: { sub: "100000000000000000001", email: "ada@example.org", email_verified: true } as Person,
    fault: undefined as Fault | undefined,
    /** Lets a site use this issuer. */
    admit: (origin: string) => void siteUrls.add(origin),
    start,
    stop,
  };

  const provider = await createProvider({
    url,
    jwks,
    // At every request, so that a site that starts later can be added.
    findClient: (id) =>
      id === CLIENT_ID
        ? {
            client_id: CLIENT_ID,
            client_secret: clientSecret,
            redirect_uris: [...siteUrls].map((origin) => `${origin}/api/auth/callback/google`),
            response_types: ["code"],
            grant_types: ["authorization_code"],
            token_endpoint_auth_method: "client_secret_basic",
            id_token_signed_response_alg: "RS256",
          }
        : undefined,
    findPerson: (sub) => persons.get(sub),
  });

  const misbehave: Middleware = async (ctx, next) => {
    await next();
    const { fault } = issuer;
    if (ctx.path !== "/token" || !fault) return;
    const tokens = ctx.body as { id_token?: string };
    if (fault === "no token") Object.assign(ctx, { status: 500, body: { error: "server_error" } });
    else if (tokens.id_token) ctx.body = { ...tokens, id_token: spoil(tokens.id_token, fault) };
  };

  const agree = async ({ client_id, scope }: Record<string, string>) => {
    const person = { ...issuer.person };
    persons.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: client_id ?? "" });
    grant.addOIDCScope(scope ?? "");
    return { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
  };

  /** The page where a person signs in and consents at once, or cancels. */
  const signInPage: Middleware = async (ctx, next) => {
    if (!isInteraction.test(ctx.path)) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.method !== "POST") {
      ctx.type = "html";
      ctx.body = htmlPage(
        "Sign in",
        `<form method="post">
<button name="choice" value="continue">Continue as ${issuer.person.email}</button>
<button name="choice" value="cancel">Cancel</button>
</form>`,
      );
      return;
    }
    const choice = new URLSearchParams(await readBody(ctx.req)).get("choice");
    const result = choice === "continue" ? await agree(params) : { error: "access_denied" };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
    ctx.status = 303;
  };

  provider.on("server_error", (_, error) => console.error("The issuer failed:", error));
  provider.use(forgetSession).use(misbehave);
  provider.use(signInPage);
  server.on("request", provider.callback());
  return issuer;
}

import { randomBytes } from "node:crypto";
import type { Middleware } from "oidc-provider";
import { interactions, type Person } from "./issuer-page";
import { createProvider } from "./issuer-provider";
import { type Claims, createSigner, type TokenFault } from "./issuer-tokens";
import { openListener } from "./listener";

/** What goes wrong when the site fetches its tokens: one that is not right, or none. */
export type Fault = TokenFault | "no token";

/** Nobody stays signed in here: every sign-in shows the page, and a test can go on as another person. */
const forgetSession: Middleware = (ctx, next) => {
  if (ctx.path === "/auth") delete ctx.req.headers.cookie;
  return next();
};

/** An OpenID issuer on loopback, for sites that are told of it and that it is told of. */
export async function startIssuer({ clientId = "the-site", siteUrl }: { clientId?: string; siteUrl?: string } = {}) {
  const { server, url, start, stop } = await openListener();
  const { jwks, sign, spoil } = await createSigner();
  const clientSecret = randomBytes(24).toString("base64url");
  const siteUrls = new Set(siteUrl ? [siteUrl] : []);
  const persons = new Map<string, Person>();

  const issuer = {
    url,
    clientId,
    clientSecret,
    settings: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    /** Who the page offers to continue as. */
    person: { sub: "100000000000000000001", email: "ada@example.org", email_verified: true } as Person,
    fault: undefined as Fault | undefined,
    /** Lets a site use this issuer. */
    admit: (origin: string) => void siteUrls.add(origin),
    /** An ID token for `person`, without any sign-in. */
    idToken: (changes: Claims = {}, fault?: TokenFault) =>
      sign({ iss: url, aud: clientId, ...issuer.person, ...changes }, fault),
    start,
    stop,
  };

  const misbehave: Middleware = async (ctx, next) => {
    await next();
    const { fault } = issuer;
    if (ctx.path !== "/token" || !fault) return;
    if (fault === "no token") Object.assign(ctx, { status: 500, body: { error: "server_error" } });
    else {
      const tokens = ctx.body as { id_token?: string };
      if (tokens.id_token) ctx.body = { ...tokens, id_token: spoil(tokens.id_token, fault) };
    }
  };

  const client = () => ({
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [...siteUrls].map((origin) => `${origin}/api/auth/callback/google`),
    response_types: ["code"],
    grant_types: ["authorization_code"],
    token_endpoint_auth_method: "client_secret_basic",
    id_token_signed_response_alg: "RS256",
  });

  const provider = await createProvider({
    url,
    jwks,
    findClient: (id) => (id === clientId ? client() : undefined),
    findPerson: (sub) => persons.get(sub),
  });
  provider.on("server_error", (_, error) => console.error("The issuer failed:", error));
  provider.use(forgetSession).use(misbehave);
  provider.use(
    interactions(
      provider,
      () => issuer.person,
      (person) => persons.set(person.sub, person),
    ),
  );
  server.on("request", provider.callback());
  return issuer;
}

import { randomBytes } from "node:crypto";
import type { Context } from "oidc-provider";
import type { Person } from "./issuer-page";
import { page } from "./issuer-page";
import { createStore } from "./issuer-store";

const HOUR_SECONDS = 3600;

/** The package is an ES module only, and on Node.js 20 warns about that version as it loads. */
async function loadProvider() {
  const { warn } = console;
  console.warn = (...texts: unknown[]) => {
    if (!String(texts[0]).includes("Unsupported runtime")) warn(...texts);
  };
  try {
    return (await import("oidc-provider")).Provider;
  } finally {
    console.warn = warn;
  }
}

interface Parts {
  url: string;
  jwks: object;
  findClient: (id: string) => object | undefined;
  findPerson: (sub: string) => Person | undefined;
}

/** The certified provider, set up as Google is used: code with PKCE, and the address in the ID token. */
export async function createProvider({ url, jwks, findClient, findPerson }: Parts) {
  const Provider = await loadProvider();
  const ttl = ["AccessToken", "AuthorizationCode", "IdToken", "Interaction", "Session", "Grant"];
  return new Provider(url, {
    adapter: createStore(findClient),
    jwks,
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: [] },
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    clientAuthMethods: ["client_secret_basic"],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: Object.fromEntries(ttl.map((kind) => [kind, HOUR_SECONDS])),
    clientBasedCORS: () => false,
    findAccount: (_: Context, sub: string) => {
      const person = findPerson(sub);
      return person && { accountId: sub, claims: () => person };
    },
    renderError: (ctx: Context, { error, error_description }: Record<string, string>) => {
      ctx.type = "html";
      ctx.body = page(error ?? "", `<p>${error_description ?? ""}</p>`);
    },
  });
}

import { randomBytes } from "node:crypto";
import type { Context } from "oidc-provider";

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
}

const HOUR_SECONDS = 3600;

// The empty icon keeps a browser from asking for one.
export const htmlPage = (title: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<h1>${title}</h1>
${content}
</html>`;

type Entry = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

/** The provider's adapter over a map: https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js */
function createStore(findClient: (id: string) => object | undefined) {
  const entries = new Map<string, Entry>();
  const findBy = (name: "uid" | "userCode", kind: string, value: string) =>
    [...entries].find(([key, entry]) => key.startsWith(`${kind}:`) && entry[name] === value)?.[1];

  return (kind: string) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id: string, entry: Entry) => void entries.set(keyOf(id), entry),
      find: async (id: string) => (kind === "Client" ? findClient(id) : entries.get(keyOf(id))),
      findByUid: async (uid: string) => findBy("uid", kind, uid),
      findByUserCode: async (code: string) => findBy("userCode", kind, code),
      destroy: async (id: string) => void entries.delete(keyOf(id)),
      consume: async (id: string) => {
        const entry = entries.get(keyOf(id));
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async (grantId: string) => {
        for (const [key, entry] of entries) if (entry.grantId === grantId) entries.delete(key);
      },
    };
  };
}

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

/** The certified provider, set up as the site uses Google: code with PKCE, and the e-mail address in the ID token. */
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
      ctx.body = htmlPage(error ?? "", `<p>${error_description ?? ""}</p>`);
    },
  });
}

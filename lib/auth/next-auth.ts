import "server-only";
import type { NextRequest } from "next/server";
import NextAuth, { type AuthOptions, type DefaultSession } from "next-auth";
import { isHttps, siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { answerJson } from "@/lib/http/json";
import { log } from "@/lib/log";
import { getSecret } from "@/lib/secret";
import { googleProviders } from "./google-provider";
import { SESSION_TTL_SECONDS, sessionCookie } from "./session";

// next-auth reads it at every request; unset, it would call the site http://localhost:3000.
process.env.NEXTAUTH_URL = siteUrl;

declare module "next-auth" {
  interface Session {
    user: NonNullable<DefaultSession["user"]> & { username?: unknown; role?: unknown };
  }
}

const prefix = isHttps ? "__Secure-" : "";
const shared = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps } as const;
/** What next-auth keeps for the way to Google and back: it takes them back itself only when all went well. */
export const googleCookies = ["pkce.code_verifier", "state", "nonce"].map((name) => ({
  name: `${prefix}next-auth.${name}`,
  options: shared,
}));
/** Where the person wanted to go. */
const callbackCookie = { name: `${prefix}next-auth.callback-url`, options: shared };

/** Where a person who left for Google wanted to go, as it was kept. */
export const keptCallbackUrl = ({ cookies }: NextRequest) => cookies.get(callbackCookie.name)?.value;

export interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

const logEvent =
  (level: "warn" | "error") =>
  (code: string, metadata?: unknown): void => {
    // The metadata may hold tokens: only the kind of error is kept.
    const error = metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
    log[level]({ event: "next-auth", code, error: error instanceof Error ? error.name : undefined });
  };

const options: AuthOptions = {
  providers: googleProviders(),
  session: { strategy: "jwt", maxAge: SESSION_TTL_SECONDS },
  cookies: { sessionToken: sessionCookie, callbackUrl: callbackCookie },
  pages: { signIn: "/login", signOut: "/my-profile", error: "/login" },
  callbacks: {
    // What a script may read at /api/auth/session: not the login token.
    session: ({ session, token }) => ({
      expires: session.expires,
      user: { username: token.username, role: token.role },
    }),
    redirect: ({ url }) => new URL(toCallbackPath(url, siteUrl) ?? "/home", siteUrl).href,
  },
  logger: { error: logEvent("error"), warn: logEvent("warn"), debug: () => {} },
};

/** Lets next-auth answer, with callbacks of this request's own. */
export async function runNextAuth(
  request: NextRequest,
  context: AuthRouteContext,
  callbacks: AuthOptions["callbacks"] = {},
): Promise<Response> {
  const all = { ...options, secret: getSecret(), callbacks: { ...options.callbacks, ...callbacks } };
  const { status, headers, body } = (await NextAuth(request, context, all)) as Response;
  // What it calls a wrong configuration is an address that a client made up, in the query or in a cookie.
  return status === 500 ? answerJson({ success: false }, { status: 400 }) : new Response(body, { status, headers });
}

import type { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import { toCallbackPath } from "@/lib/callback-url";
import { discoveryUrl, env, isHttps, siteUrl } from "@/lib/env";
import { jsonResponse } from "@/lib/http";
import { log } from "@/lib/logger";
import { getSecret } from "@/lib/secret";

// next-auth reads NEXTAUTH_URL at every request; unset, it would call the site http://localhost:3000.
process.env.NEXTAUTH_URL = siteUrl;

const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;

/** The providers; none while Google is not configured. */
const providers =
  clientId && clientSecret
    ? [
        GoogleProvider({
          clientId,
          clientSecret,
          wellKnown: discoveryUrl(issuer),
          authorization: { params: { scope: "openid email" } },
          checks: ["pkce", "state", "nonce"],
          httpOptions: { timeout: 10_000 },
        }),
      ]
    : [];

const prefix = isHttps ? "__Secure-" : "";
const cookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps } as const;

/** next-auth's cookies for the way to Google and back. */
export const googleCookies = ["pkce.code_verifier", "state", "nonce"].map((name) => ({
  name: `${prefix}next-auth.${name}`,
  options: cookieOptions,
}));

/** The cookie of the page that a person who left for Google wants to return to. */
export const callbackCookie = { name: `${prefix}next-auth.callback-url`, options: cookieOptions };

export interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

const logEvent =
  (level: "warn" | "error") =>
  (code: string, metadata?: unknown): void => {
    // The metadata may hold tokens: only the error's name is logged.
    const error = metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
    log[level]({ event: "next-auth", code, error: error instanceof Error ? error.name : undefined });
  };

const options: AuthOptions = {
  providers,
  cookies: { callbackUrl: callbackCookie },
  callbacks: {
    redirect: ({ url }) => new URL(toCallbackPath(url, siteUrl) ?? "/home", siteUrl).href,
  },
  logger: { error: logEvent("error"), warn: logEvent("warn"), debug: () => {} },
};

/** Says whether a person whom Google has confirmed may log in, or the URL to go to. */
type SignIn = NonNullable<AuthOptions["callbacks"]>["signIn"];

/** Lets next-auth respond, which asks `signIn` about the person at the end of a sign-in. */
export async function runNextAuth(request: NextRequest, context: AuthRouteContext, signIn?: SignIn): Promise<Response> {
  const callbacks = { ...options.callbacks, ...(signIn && { signIn }) };
  const response: Response = await NextAuth(request, context, { ...options, secret: getSecret(), callbacks });
  // next-auth reports a malformed query or cookie as a configuration error.
  return response.status === 500 ? jsonResponse({ success: false }, { status: 400 }) : response;
}

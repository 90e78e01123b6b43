import "server-only";
import type { NextRequest } from "next/server";
import NextAuth, { type AuthOptions, type DefaultSession } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import * as z from "zod";
import { env, isHttps, siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { jsonResponse } from "@/lib/http/response";
import { causeOf, log } from "@/lib/logger";
import { discover, type Endpoints } from "@/lib/openid-discovery";
import { getSecret } from "@/lib/secret";
import { SESSION_TTL_SECONDS, sessionCookie } from "./session";

// next-auth reads it at every request; unset, it would call the site http://localhost:3000.
process.env.NEXTAUTH_URL = siteUrl;

declare module "next-auth" {
  interface Session {
    user: NonNullable<DefaultSession["user"]> & { username?: unknown; role?: unknown };
  }
}

const GOOGLE_TIMEOUT_MS = 10_000;
const profileSchema = z.object({ sub: z.string().min(1), email: z.string().optional() });

/**
 * OpenID Connect: authorization code flow with PKCE, state and nonce. Empty while Google is not configured.
 * @param endpoints without them next-auth can name the provider, and fails to start or finish a sign-in.
 */
function googleProviders(endpoints?: Endpoints): OAuthConfig<unknown>[] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return [];
  return [
    {
      id: "google",
      name: "Google",
      type: "oauth",
      issuer: endpoints?.issuer,
      authorization: { url: endpoints?.authorization_endpoint, params: { scope: "openid email" } },
      token: endpoints?.token_endpoint,
      jwks_endpoint: endpoints?.jwks_uri,
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      httpOptions: { timeout: GOOGLE_TIMEOUT_MS },
      clientId,
      clientSecret,
      profile(claims) {
        const { sub, email } = profileSchema.parse(claims);
        return { id: sub, email };
      },
    },
  ];
}

const prefix = isHttps ? "__Secure-" : "";
const cookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps } as const;

/** next-auth's cookies for the way to Google and back. */
export const googleCookies = ["pkce.code_verifier", "state", "nonce"].map((name) => ({
  name: `${prefix}next-auth.${name}`,
  options: cookieOptions,
}));

/** Has the page that a person who left for Google wants to return to. */
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

const options: Omit<AuthOptions, "providers"> = {
  session: { strategy: "jwt", maxAge: SESSION_TTL_SECONDS },
  cookies: { sessionToken: sessionCookie, callbackUrl: callbackCookie },
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

/** Says whether a person whom Google has confirmed may log in, or the URL to go to. */
type SignIn = NonNullable<AuthOptions["callbacks"]>["signIn"];

async function respond(
  request: NextRequest,
  context: AuthRouteContext,
  providers: AuthOptions["providers"],
  signIn?: SignIn,
): Promise<Response> {
  const callbacks = { ...options.callbacks, ...(signIn && { signIn }) };
  const response: Response = await NextAuth(request, context, {
    ...options,
    providers,
    secret: getSecret(),
    callbacks,
  });
  // It reports a malformed query or cookie as a configuration error.
  return response.status === 500 ? jsonResponse({ success: false }, { status: 400 }) : response;
}

/** Lets next-auth respond. */
export const runNextAuth = (request: NextRequest, context: AuthRouteContext) =>
  respond(request, context, googleProviders());

/** Lets next-auth start or finish a sign-in with Google, which asks `signIn` about the person. */
export async function runGoogle(request: NextRequest, context: AuthRouteContext, signIn?: SignIn) {
  // next-auth itself would ask for them at every request.
  const endpoints = await discover(env.GOOGLE_ISSUER).catch((error: unknown) => {
    log.warn({ event: "google-discovery", outcome: "failed", ...causeOf(error) });
    return undefined;
  });
  return respond(request, context, googleProviders(endpoints), signIn);
}

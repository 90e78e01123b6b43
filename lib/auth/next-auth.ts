import "server-only";
import { NextRequest } from "next/server";
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

const callbackCookie = { name: `${prefix}next-auth.callback-url`, options: cookieOptions };

/** The page that a person who left for Google wants to return to. */
export const callbackUrlOf = ({ cookies }: NextRequest) => cookies.get(callbackCookie.name)?.value;

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

type Callbacks = AuthOptions["callbacks"];

async function respond(
  request: NextRequest,
  context: AuthRouteContext,
  providers: AuthOptions["providers"],
  callbacks: Callbacks = {},
): Promise<Response> {
  const all = { ...options, providers, secret: getSecret(), callbacks: { ...options.callbacks, ...callbacks } };
  const { status, headers, body } = (await NextAuth(request, context, all)) as Response;
  // It reports a malformed query or cookie as a configuration error (500).
  return status === 500 ? jsonResponse({ success: false }, { status: 400 }) : new Response(body, { status, headers });
}

/** Lets next-auth respond. */
export const runNextAuth = (request: NextRequest, context: AuthRouteContext) =>
  respond(request, context, googleProviders());

/** Lets next-auth start or finish a sign-in with Google, with additional callbacks for this request. */
export async function runGoogle(request: NextRequest, context: AuthRouteContext, callbacks?: Callbacks) {
  // next-auth itself would ask for them at every request.
  const endpoints = await discover(env.GOOGLE_ISSUER).catch((error: unknown) => {
    log.warn({ event: "google-discovery", outcome: "failed", ...causeOf(error) });
    return undefined;
  });
  return respond(request, context, googleProviders(endpoints), callbacks);
}

/**
 * A post that has been parsed, for next-auth, which reads a body of any size and throws on one that it cannot parse. It
 * responds in JSON.
 */
export function toNextAuthPost(request: NextRequest, values: Record<string, unknown>): NextRequest {
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return new NextRequest(request.url, {
    method: "POST",
    headers,
    body: new URLSearchParams([...texts, ["json", "true"]]),
  });
}

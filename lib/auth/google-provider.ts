import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import * as z from "zod";
import { discoveryUrl } from "@/lib/backend/embedded/google";
import { env } from "@/lib/env";

const TIMEOUT_MS = 10_000;
const profileSchema = z.object({ sub: z.string().min(1), email: z.string().optional() });

/** OpenID Connect by redirect: authorization code, with PKCE, state and nonce. */
export function googleProviders(): OAuthConfig<unknown>[] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId || !clientSecret) return [];
  return [
    {
      id: "google",
      name: "Google",
      type: "oauth",
      issuer,
      wellKnown: discoveryUrl(issuer),
      authorization: { params: { scope: "openid email" } },
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      httpOptions: { timeout: TIMEOUT_MS },
      clientId,
      clientSecret,
      profile(claims) {
        const { sub, email } = profileSchema.parse(claims);
        return { id: sub, email };
      },
    },
  ];
}

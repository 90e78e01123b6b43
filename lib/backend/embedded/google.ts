import "server-only";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import * as z from "zod";
import { inTime } from "@/lib/http/in-time";

const TIMEOUT_MS = 5000;
const CLOCK_TOLERANCE_SECONDS = 5;
const GOOGLE = "https://accounts.google.com";
/** What jose says when the keys cannot be fetched, or are none. */
const ISSUER_FAULTS = new Set(["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"]);
type KeySource = ReturnType<typeof createRemoteJWKSet>;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const claims = z.object({ sub: z.string().min(1), email: z.email().max(254), email_verified: z.literal(true) });

/** OpenID Connect Discovery 1.0, 4.1: a slash at the issuer's end is left out. */
export const discoveryUrl = (issuer: string) => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

export interface GoogleIdentity {
  /** What Google calls the account for ever; its address may change. */
  sub: string;
  email: string;
}

/**
 * Checks Google's ID tokens: signature by the issuer's published keys, issuer, audience, expiry, and that the
 * address is verified (OpenID Connect Core 1.0, 3.1.3.7).
 * @returns a function that answers the identity, or undefined for a token that proves nothing; it throws where
 * the issuer's keys cannot be had.
 */
export function createGoogleVerifier({ issuer, clientId }: { issuer: string; clientId: string | undefined }) {
  let keys: KeySource | undefined;
  const getKeys = async () => {
    if (keys) return keys;
    const found = await inTime(TIMEOUT_MS, async (signal) => (await fetch(discoveryUrl(issuer), { signal })).json());
    const { jwks_uri } = discovery.parse(found);
    keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS });
    return keys;
  };

  return async (token: string): Promise<GoogleIdentity | undefined> => {
    if (!clientId) return undefined;
    const getKey = await getKeys();
    const verified = await verify(token, getKey, { issuer, clientId });
    const identity = claims.safeParse(verified);
    return identity.success ? { sub: identity.data.sub, email: identity.data.email } : undefined;
  };
}

export type GoogleVerifier = ReturnType<typeof createGoogleVerifier>;

/** The claims of a token that holds, or undefined. @throws where the issuer's keys could not be had. */
async function verify(token: string, getKey: KeySource, { issuer, clientId }: { issuer: string; clientId: string }) {
  try {
    const { payload } = await jwtVerify(token, getKey, {
      // Google writes itself with and without the scheme.
      issuer: issuer === GOOGLE ? [GOOGLE, "accounts.google.com"] : issuer,
      audience: clientId,
      requiredClaims: ["exp", "iat"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !ISSUER_FAULTS.has(error.code)) return undefined;
    throw error;
  }
}

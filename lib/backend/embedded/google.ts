import "server-only";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import pTimeout from "p-timeout";
import * as z from "zod";

const TIMEOUT_MS = 5000;
const CLOCK_TOLERANCE_SECONDS = 5;
const GOOGLE = "https://accounts.google.com";
/** jose's error codes for keys that cannot be fetched or parsed: the issuer's fault, not the token's. */
const ISSUER_ERRORS = new Set(["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"]);
type KeySource = ReturnType<typeof createRemoteJWKSet>;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const claims = z.object({ sub: z.string().min(1), email: z.email().max(254), email_verified: z.literal(true) });

/** OpenID Connect Discovery 1.0, section 4.1: a trailing slash of the issuer is removed. */
export const discoveryUrl = (issuer: string) => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

export interface GoogleIdentity {
  /** Google's stable account id; the e-mail address may change. */
  sub: string;
  email: string;
}

async function fetchJson(url: string): Promise<unknown> {
  const controller = new AbortController();
  const exchange = fetch(url, { signal: controller.signal }).then((response) => response.json());
  return pTimeout(exchange, { milliseconds: TIMEOUT_MS }).finally(() => controller.abort());
}

/**
 * Verifies Google's ID tokens: signature, issuer, audience, expiry and that the e-mail address is verified (OpenID
 * Connect Core 1.0, section 3.1.3.7). The verifier returns undefined for an invalid token, and throws if the
 * issuer's keys cannot be fetched.
 */
export function createGoogleVerifier({ issuer, clientId }: { issuer: string; clientId: string | undefined }) {
  let keys: KeySource | undefined;
  const getKeys = async () => {
    if (keys) return keys;
    const { jwks_uri } = discovery.parse(await fetchJson(discoveryUrl(issuer)));
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

async function verify(token: string, getKey: KeySource, { issuer, clientId }: { issuer: string; clientId: string }) {
  try {
    const { payload } = await jwtVerify(token, getKey, {
      // Google documents both forms of its issuer.
      issuer: issuer === GOOGLE ? [GOOGLE, "accounts.google.com"] : issuer,
      audience: clientId,
      requiredClaims: ["exp", "iat"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError && !ISSUER_ERRORS.has(error.code)) return undefined;
    throw error;
  }
}

import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import * as z from "zod";
import { isEmailAddress, toAsciiAddress } from "@/lib/settings/email-address";
import { discoveryUrl } from "@/lib/settings/env";

const TIMEOUT_MS = 5000;
const CLOCK_TOLERANCE_SECONDS = 5;
const GOOGLE = "https://accounts.google.com";
/** jose's error codes for keys that cannot be fetched or parsed: the issuer's fault, not the token's. */
const ISSUER_ERRORS = new Set(["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"]);
type KeySource = ReturnType<typeof createRemoteJWKSet>;

const discovery = z.object({ jwks_uri: z.url() });

/** Fetches the issuer's keys. @throws if the issuer cannot be reached. */
async function findKeys(issuer: string): Promise<KeySource> {
  const response = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { jwks_uri } = discovery.parse(await response.json());
  return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS });
}

/** `sub` is Google's stable account id; the email address may change. */
const claims = z
  .object({
    sub: z.string().min(1),
    email: z.string().overwrite(toAsciiAddress).refine(isEmailAddress),
    email_verified: z.literal(true),
  })
  .transform(({ sub, email }) => ({ sub, email }));

/**
 * Verifies Google's ID tokens: signature, issuer, audience, expiry and that the email address is verified (OpenID
 * Connect Core 1.0, section 3.1.3.7). The verifier returns undefined for an invalid token, and throws if the
 * issuer's keys cannot be fetched.
 */
export function createGoogleVerifier({ issuer, clientId }: { issuer: string; clientId: string | undefined }) {
  let keys: KeySource | undefined;
  return async (token: string) => {
    if (!clientId) return undefined;
    keys ??= await findKeys(issuer);
    return claims.safeParse(await verify(token, keys, { issuer, clientId })).data;
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

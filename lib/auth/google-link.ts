import "server-only";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { isHttps } from "@/lib/env";
import { type CookieReader, deleteCookie, setCookie } from "@/lib/http/response";
import { getSecret } from "@/lib/secret";

/** A person who came back from Google to link the account has this long to give the password. */
const TTL_SECONDS = 10 * 60;
/** Holds Google's ID token until then, encrypted. */
const NAME = "google-link";
const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" } as const;
const claims = z.object({ idToken: z.string(), purpose: z.literal(NAME) });

export async function setLinkToken(response: Response, idToken: string) {
  const value = await encode({ token: { idToken, purpose: NAME }, secret: getSecret(), maxAge: TTL_SECONDS });
  setCookie(response, NAME, value, { ...options, maxAge: TTL_SECONDS });
}

/** The ID token, or undefined if the time is over. */
export async function readLinkToken(cookies: CookieReader): Promise<string | undefined> {
  try {
    return claims.parse(await decode({ token: cookies.get(NAME)?.value, secret: getSecret() })).idToken;
  } catch {
    return undefined;
  }
}

export const deleteLinkToken = (response: Response) => deleteCookie(response, NAME, options);

import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { isHttps } from "@/lib/env";
import { cookieLifetimes } from "@/lib/http/cookies";
import { type CookieReader, deleteCookie, setCookie } from "@/lib/http/response";
import { getSecret } from "@/lib/secret";

const NAME = "google-link";
/** A person who came back from Google has this long to enter the password of the account to link. */
const TTL_SECONDS = cookieLifetimes[NAME];
const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" } as const;
const claims = z.object({ idToken: z.string(), purpose: z.literal(NAME) });

/** Keeps Google's ID token until the person has entered the password, in an encrypted cookie. */
export async function setPendingGoogle(response: Response, idToken: string) {
  const value = await encode({ token: { idToken, purpose: NAME }, secret: getSecret(), maxAge: TTL_SECONDS });
  setCookie(response, NAME, value, { ...options, maxAge: TTL_SECONDS });
}

/** @returns Google's ID token, or undefined if the time is over */
export async function readPendingGoogle(cookies: CookieReader): Promise<string | undefined> {
  try {
    return claims.parse(await decode({ token: cookies.get(NAME)?.value, secret: getSecret() })).idToken;
  } catch {
    return undefined;
  }
}

export const deletePendingGoogle = (response: Response) => deleteCookie(response, NAME, options);

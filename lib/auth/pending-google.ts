import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { isHttps } from "@/lib/env";
import { cookieLifetimes } from "@/lib/http/cookies";
import { type CookieReader, deleteCookie, setCookie } from "@/lib/http/response";
import { getSecret } from "@/lib/secret";

/** A person who came back from Google has this long to answer the page that asks for more. */
const TTL_SECONDS = cookieLifetimes["google-link"];
const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" } as const;

/** What is asked: the password of the account to link, or what becomes of an unconfirmed account. Also the cookie's name. */
export type Purpose = "google-link" | "google-conflict";
const claims = z.object({ idToken: z.string(), email: z.string(), purpose: z.string() });
/** Google's ID token, and the address that it is for. */
export type PendingGoogle = Pick<z.input<typeof claims>, "idToken" | "email">;

/** Keeps what Google has said until the person has answered, encrypted. */
export async function setPendingGoogle(response: Response, purpose: Purpose, pending: PendingGoogle) {
  const value = await encode({ token: { ...pending, purpose }, secret: getSecret(), maxAge: TTL_SECONDS });
  setCookie(response, purpose, value, { ...options, maxAge: TTL_SECONDS });
}

/** Undefined if the time is over. */
export async function readPendingGoogle(cookies: CookieReader, purpose: Purpose) {
  try {
    const pending = claims.parse(await decode({ token: cookies.get(purpose)?.value, secret: getSecret() }));
    return pending.purpose === purpose ? pending : undefined;
  } catch {
    return undefined;
  }
}

export const deletePendingGoogle = (response: Response, purpose: Purpose) => deleteCookie(response, purpose, options);

import "server-only";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { cookieLifetimes } from "@/lib/cookies";
import { isHttps } from "@/lib/env";
import { handleForm } from "@/lib/forms/handle";
import { type CookieReader, deleteCookie, setCookie } from "@/lib/http";
import { getSecret } from "@/lib/secret";
import { submitWithPassword } from "./change-password";
import { linkGoogleForm } from "./link-google.form";

/** Lets a Google account open the session's account, too. */
export const POST = handleForm(linkGoogleForm, {
  limit: "login",
  async submit(post) {
    const { request, input, context } = post;
    const token = await readPendingGoogle(request.cookies);
    if (!token) return { status: 400, message: messages.google.linkExpired };
    const response = await submitWithPassword(post, messages.google.linked, (credentials) =>
      backend("googleLink", { credentials, body: { token, ...input } }, context),
    );
    if (response instanceof Response) deleteCookie(response, PENDING, options);
    return response;
  },
});

const PENDING = "google-link";
/** A person who came back from Google has this long to enter the password of the account to link. */
const TTL_SECONDS = cookieLifetimes[PENDING];
const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" } as const;
const claims = z.object({ idToken: z.string(), purpose: z.literal(PENDING) });

/** Keeps Google's ID token until the person has entered the password, in an encrypted cookie. */
export async function setPendingGoogle(response: Response, idToken: string) {
  const value = await encode({ token: { idToken, purpose: PENDING }, secret: getSecret(), maxAge: TTL_SECONDS });
  setCookie(response, PENDING, value, { ...options, maxAge: TTL_SECONDS });
}

/** @returns Google's ID token, or undefined if the time is over */
export async function readPendingGoogle(cookies: CookieReader): Promise<string | undefined> {
  try {
    return claims.parse(await decode({ token: cookies.get(PENDING)?.value, secret: getSecret() })).idToken;
  } catch {
    return undefined;
  }
}

import { isHttps, siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { cookieLifetimes } from "@/lib/http/cookies";
import { type CookieReader, deleteCookie, setCookie } from "@/lib/http/response";

/**
 * Where the log-in after a reset leads, if the mail's link is opened in the browser that asked for it: the link itself says
 * nothing of it, as the backend makes it.
 */
const NAME = "reset-callback";
/** As long as the link works. */
const TTL_SECONDS = cookieLifetimes[NAME];
const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/user/reset-password" } as const;

export const setResetCallback = (response: Response, callbackPath: string) =>
  setCookie(response, NAME, callbackPath, { ...options, maxAge: TTL_SECONDS });

/** The path, or undefined if this browser did not ask for a link, or not on the way to a page. */
export const readResetCallback = (cookies: CookieReader): string | undefined =>
  toCallbackPath(cookies.get(NAME)?.value, siteUrl);

export const deleteResetCallback = (response: Response) => deleteCookie(response, NAME, options);

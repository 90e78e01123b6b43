import { type SerializeOptions, serialize } from "cookie";
import type { CookieName } from "./cookies";

const RETRY_AFTER = { "retry-after": "30" };

/** A JSON response that is never cached. */
export const jsonResponse = (value: object, { status = 200 } = {}): Response =>
  Response.json(value, { status, headers: { "cache-control": "no-store", ...(status === 503 && RETRY_AFTER) } });

/** 303 to a path of ours; relative, because only the browser knows by which URL it came. */
export const redirectTo = (path: string) =>
  new Response(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });

type NameWithPrefix = `${"" | "__Host-" | "__Secure-"}${Exclude<CookieName, "flash">}` | `flash-${string}`;

/**
 * Adds a cookie to a response. Not by NextResponse's `cookies.set`: that rewrites all cookies of the response, and loses
 * `Max-Age=0` of those that next-auth deletes.
 */
export const setCookie = (response: Response, name: NameWithPrefix, value: string, options: SerializeOptions) =>
  response.headers.append("set-cookie", serialize(name, value, options));

/** Deletes a cookie; path and flags have to be those that it was set with. */
export const deleteCookie = (response: Response, name: string, options: SerializeOptions) =>
  response.headers.append("set-cookie", serialize(name, "", { ...options, maxAge: 0 }));

/** What can be read of a request's cookies, in a page or a route handler. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

import "server-only";
import { type SerializeOptions, serialize } from "cookie";

/**
 * Adds a cookie to a response. Not by NextResponse's `cookies.set`: that rewrites all cookies of the response, and loses
 * `Max-Age=0` of those that next-auth deletes.
 */
export const setCookie = (response: Response, name: string, value: string, options: SerializeOptions) =>
  response.headers.append("set-cookie", serialize(name, value, options));

/** Deletes a cookie; path and flags have to be those that it was set with. */
export const deleteCookie = (response: Response, name: string, options: SerializeOptions) =>
  setCookie(response, name, "", { ...options, maxAge: 0 });

/** What can be read of a request's cookies, in a page or a route handler. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

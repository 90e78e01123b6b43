import "server-only";
import { NextResponse } from "next/server";

type Options = NonNullable<Parameters<NextResponse["cookies"]["set"]>[2]>;

/**
 * Adds a cookie to those that an answer sets. Not by the answer's own `cookies.set`: that writes all of them
 * anew, and loses the end (`Max-Age=0`) of those that somebody else takes back.
 */
export function addCookie(response: Response, name: string, value: string, options: Options) {
  const single = new NextResponse();
  single.cookies.set(name, value, options);
  for (const cookie of single.headers.getSetCookie()) response.headers.append("set-cookie", cookie);
}

/** Takes a cookie back; path and flags have to be those that it was set with. */
export const removeCookie = (response: Response, name: string, options: Options) =>
  addCookie(response, name, "", { ...options, maxAge: 0 });

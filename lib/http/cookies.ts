const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Every cookie that the site sets, with its lifetime in seconds; 0 is until the browser is closed. The privacy notice
 * names each (content/privacy.ts), and the HTTP server drops all others. Over https next-auth's have a prefix.
 */
export const cookieLifetimes = {
  "next-auth.session-token": 30 * DAY,
  user: 30 * DAY,
  "google-intent": 15 * MINUTE,
  // next-auth itself sets these cookies.
  "next-auth.state": 15 * MINUTE,
  "next-auth.nonce": 15 * MINUTE,
  "next-auth.pkce.code_verifier": 15 * MINUTE,
  "next-auth.csrf-token": 0,
  "next-auth.callback-url": 0,
  "google-link": 10 * MINUTE,
  "reset-callback": 30 * MINUTE,
  /** The cookie's name continues with the page that it is for, and the number of the part. */
  flash: MINUTE,
} as const;

export type CookieName = keyof typeof cookieLifetimes;

/** The prefixes of names over https, and the numbers of the parts of a session that is too long for one cookie. */
const DECORATION = /^__(?:Host|Secure)-|(?<=next-auth\.session-token)\.\d+$/g;

const isKnown = (name: string) =>
  name.startsWith("flash-") || Object.hasOwn(cookieLifetimes, name.replace(DECORATION, ""));

/** The limit of a request's cookies, twice those of any request. */
const MAX_COOKIES = 40;

/**
 * Finds the site's own cookies in a Cookie header. Other applications, of a parent domain or on localhost, set cookies
 * too, and Next takes a second for 2,700 of them.
 */
export const findOwnCookies = (header: string): string =>
  header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => isKnown(pair.split("=", 1)[0]?.trim() ?? ""))
    .slice(0, MAX_COOKIES)
    .join("; ");

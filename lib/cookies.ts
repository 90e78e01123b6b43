const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Every cookie that the site sets, with its lifetime in seconds; 0 is until the browser is closed. The privacy notice
 * names each (content/privacy.ts). Over https next-auth's have a prefix.
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

import { randomUUID } from "node:crypto";
import { remember } from "@epic-web/remember";
import { type SerializeOptions, serialize } from "cookie";
import * as messages from "@/content/messages";
import type { CookieName } from "@/lib/http/cookies";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/log";
import { env, siteUrl } from "@/lib/settings/env";

// Route handlers share these helpers: context, body, origin, response.

type WithHeaders = { headers: Pick<Headers, "get"> };

export interface RequestContext {
  requestId: string;
  /** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
  /** The time by which all calls to the backend have to end, on the clock of `performance.now()`. */
  deadline?: number;
}

/**
 * Reads a request's id and client address, as lib/server found them, and sets its deadline: all calls
 * to the backend of one request pass one context. A page passes `{ headers: await headers() }`. Unit tests call
 * handlers without lib/server.
 */
export const contextOf = ({ headers }: WithHeaders): RequestContext => ({
  requestId: headers.get(internalHeaders.requestId) ?? randomUUID(),
  address: headers.get(internalHeaders.clientIp) ?? "unknown",
  deadline: performance.now() + env.BACKEND_TIMEOUT_MS,
});

/** The page that a request comes from, if the browser names it. */
export function refererOf({ headers }: WithHeaders): URL | undefined {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer) : undefined;
}

/** The limit of a body. A message of 5,000 characters, nine bytes each when form-encoded, is 45 kB. */
export const MAX_BODY_BYTES = 65_536;

/**
 * Reads a UTF-8 body of at most `maxBytes`.
 * @param options `fatal`: malformed UTF-8 throws instead of being replaced.
 * @throws RangeError if it is longer, TypeError if it is malformed and `fatal` is set.
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null | undefined,
  maxBytes: number,
  options: TextDecoderOptions = {},
): Promise<string> {
  const decoder = new TextDecoder("utf-8", options);
  let text = "";
  let bytes = 0;
  const chunks = body?.[Symbol.asyncIterator]();
  try {
    for (let next = await chunks?.next(); next && !next.done; next = await chunks?.next()) {
      bytes += next.value.byteLength;
      if (bytes > maxBytes) throw new RangeError("The body is too long");
      text += decoder.decode(next.value, { stream: true });
    }
  } finally {
    // This cancels the rest. It is not awaited, as `for await` does: a cloned request would wait for the other one.
    chunks?.return?.().catch(() => {});
  }
  return text + decoder.decode();
}

/** The limit of a form's values, ten times those of any form. */
const MAX_PARAMETERS = 200;

/**
 * Parses a form.
 * @throws URIError for a malformed percent sign, which URLSearchParams would replace, and for too many values.
 */
function parseForm(text: string): Record<string, unknown> {
  if (text.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) throw new URIError("Too many values");
  decodeURIComponent(text);
  return Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const typeOf = ({ headers }: WithHeaders) => headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();

/** Tells whether a plain form posts (no JavaScript), and expects a page. */
const isFormPost = (request: WithHeaders) => typeOf(request) === FORM;

/** A parsed post: the values of a form or of a JSON object, or the status that rejects it. */
type Post =
  | { isForm: boolean; values: Record<string, unknown>; status?: undefined }
  | { isForm: boolean; values?: undefined; status: 400 | 413 | 415 };

export async function parsePost(
  request: WithHeaders & { body: AsyncIterable<Uint8Array> | null },
  maxBytes = MAX_BODY_BYTES,
): Promise<Post> {
  const isForm = isFormPost(request);
  if (!isForm && typeOf(request) !== JSON_TYPE) return { isForm, status: 415 };
  try {
    const text = await readText(request.body, maxBytes, { fatal: true });
    const values = isForm ? parseForm(text) : parseJson(text);
    return values ? { isForm, values } : { isForm, status: 400 };
  } catch (error) {
    return { isForm, status: error instanceof RangeError ? 413 : 400 };
  }
}

const { protocol } = new URL(siteUrl);

/** Tells whether the browser marks a request as that of another site's page. */
const isOtherSite = ({ headers }: WithHeaders) =>
  ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");

const sourceOf = ({ headers }: WithHeaders) => headers.get("origin") ?? headers.get("referer");

/**
 * Tells whether a post comes from a page of this site, by `Sec-Fetch-Site` and `Origin` (`Referer` in older browsers),
 * which a page cannot forge. A client that sends none of them is not a browser and carries no cookies of a visitor.
 */
export function isSameOrigin(request: WithHeaders): boolean {
  const { headers } = request;
  if (isOtherSite(request)) return false;
  const site = headers.get("sec-fetch-site");
  const source = sourceOf(request);
  if (source === null) return true;
  // Under `Referrer-Policy: no-referrer` browsers send `Origin: null`.
  if (source === "null" && site === "same-origin") return true;
  if (!URL.canParse(source)) return false;
  const { origin } = new URL(source);
  return origin === siteUrl || origin === `${protocol}//${headers.get("host")}`;
}

/** The limit of logged origins. Clients choose what they send: the first few are enough to find a wrong setting. */
const MAX_LOGGED_ORIGINS = 10;
const MAX_ORIGIN_LENGTH = 200;
const loggedOrigins = remember("logged origins", () => new Set<string>());

/**
 * Logs an origin that was refused, once. Behind a proxy that ends TLS it is the site's own if SITE_URL does not say so,
 * and all forms are refused.
 */
function logOrigin(request: WithHeaders) {
  const source = sourceOf(request) ?? "";
  if (isOtherSite(request) || !/^https?:/.test(source) || !URL.canParse(source)) return;
  const { origin } = new URL(source);
  if (origin.length > MAX_ORIGIN_LENGTH || loggedOrigins.size >= MAX_LOGGED_ORIGINS || loggedOrigins.has(origin))
    return;
  loggedOrigins.add(origin);
  const text =
    "Posts from this origin are refused: if visitors open the site at it, set SITE_URL to it and build again";
  log.warn({ event: "origin-differs", origin, siteUrl, text });
}

/** Responds with 403 to a post that does not come from a page of this site: text for a person, JSON for a script. */
export function rejectCrossSite(request: WithHeaders): Response {
  logOrigin(request);
  const { foreignPost } = messages.form;
  return isFormPost(request)
    ? new Response(foreignPost, {
        status: 403,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      })
    : jsonResponse({ success: false, result: foreignPost }, { status: 403 });
}

const RETRY_AFTER = { "retry-after": "30" };

/** A JSON response that is never cached. */
export const jsonResponse = (value: object, { status = 200 } = {}): Response =>
  Response.json(value, { status, headers: { "cache-control": "no-store", ...(status === 503 && RETRY_AFTER) } });

/** Redirects (303) to a path of ours. The path is relative, because only the browser knows the URL of its request. */
export const redirectTo = (path: string) =>
  new Response(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });

type NameWithPrefix = `${"" | "__Host-" | "__Secure-"}${Exclude<CookieName, "flash">}` | `flash-${string}`;

/**
 * Adds a cookie to a response. NextResponse's `cookies.set` rewrites all cookies of the response, and loses `Max-Age=0`
 * of those that next-auth deletes.
 */
export const setCookie = (response: Response, name: NameWithPrefix, value: string, options: SerializeOptions) =>
  response.headers.append("set-cookie", serialize(name, value, options));

/** Deletes a cookie; path and flags have to be those that it was set with. */
export const deleteCookie = (response: Response, name: string, options: SerializeOptions) =>
  response.headers.append("set-cookie", serialize(name, "", { ...options, maxAge: 0 }));

/** The readable cookies of a request, in a page or a route handler. */
export interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

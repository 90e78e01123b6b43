import { randomUUID } from "node:crypto";
import { remember } from "@epic-web/remember";
import { headers } from "next/headers";
import * as messages from "@/content/messages";
import { siteUrl } from "@/lib/env";
import { log } from "@/lib/logger";
import { internalHeaders } from "./internal-headers";
import { isFormPost } from "./parse-body";
import { jsonResponse } from "./response";

export interface RequestContext {
  requestId: string;
  /** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
}

/** The request's id and client address, as lib/server found them. Unit tests call handlers without it. */
export const contextOf = ({ headers }: { headers: Pick<Headers, "get"> }): RequestContext => ({
  requestId: headers.get(internalHeaders.requestId) ?? randomUUID(),
  address: headers.get(internalHeaders.clientIp) ?? "unknown",
});

/** The same for a page, which does not get its request. */
export const contextOfPage = async (): Promise<RequestContext> => contextOf({ headers: await headers() });

/** The page that a request comes from, if the browser says it. */
export function refererOf({ headers }: { headers: Pick<Headers, "get"> }): URL | undefined {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer) : undefined;
}

const { protocol } = new URL(siteUrl);

/** Whether the browser says that another site's page sends this. */
const isOtherSite = ({ headers }: { headers: Pick<Headers, "get"> }) =>
  ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");

const sourceOf = ({ headers }: { headers: Pick<Headers, "get"> }) => headers.get("origin") ?? headers.get("referer");

/**
 * Whether a post comes from a page of this site, by `Sec-Fetch-Site` and `Origin` (`Referer` in older browsers), which a
 * page cannot forge. A client that sends none of them is not a browser and carries no cookies of a visitor.
 *
 * Every handler of posts asks for it, except the one for CSP reports: browsers send those by themselves, partly without an
 * origin, and it reads no cookies and changes nothing.
 */
export function isSameOrigin(request: { headers: Pick<Headers, "get"> }): boolean {
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

/** Clients choose what they send: the first few are enough to find a wrong setting. */
const MAX_LOGGED_ORIGINS = 10;
const MAX_ORIGIN_LENGTH = 200;
const loggedOrigins = remember("logged origins", () => new Set<string>());

/**
 * Logs an origin that was refused, once. Behind a proxy that ends TLS it is the site's own if SITE_URL does not say so, and
 * all forms are refused.
 */
function logOrigin(request: Pick<Request, "headers">) {
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

/** 403 for a post that does not come from a page of this site: text for a person, JSON for a script. */
export function rejectCrossSite(request: Pick<Request, "headers">): Response {
  logOrigin(request);
  const { foreignPost } = messages.account;
  return isFormPost(request)
    ? new Response(foreignPost, {
        status: 403,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      })
    : jsonResponse({ success: false, result: foreignPost }, { status: 403 });
}

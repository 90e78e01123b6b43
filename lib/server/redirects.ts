import type { IncomingMessage } from "node:http";
import type { BuiltSite } from "@/lib/built-site";
import type { Exchange, Step } from "./handle-request";

const ONE_HOUR = "public, max-age=3600";

/** Percent-encoded letters, digits, "-", "." and "_", which need no encoding. Next answers such a path with 500. */
const NEEDLESS_ENCODING = /%(2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
const decodeNeedless = (path: string) => path.replace(NEEDLESS_ENCODING, decodeURIComponent);

/** A path in its usual form: lower case, single slashes, no slash or "index.html" at the end. */
const normalizePath = (path: string) => {
  const lower = decodeNeedless(path)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/\/{2,}/g, "/");
  return lower.replace(/\/index(\.html?)?\/?$/, "/").replace(/(?<=.)\/$/, "");
};

/** Paths that Next would redirect by itself, to a URL that is not ours or does not exist. */
const NEXT_WOULD_REDIRECT = /\/\/|\\|\/(\.|%2e){1,2}(\/|$)|%5c|\.rsc$/i;
/** Encoded slashes. Next takes /user%2flogin for the handler at /user/login, and answers it with 500. */
const ENCODED_SLASH = /%2f/i;
/** Next's error pages, which it serves at these paths. */
const INTERNAL = /^\/(404|500|_error|_not-found|_global-error)\/?$/i;
const NOT_FOUND = "/not-found";
const OLD_SOLUTION = /^\/+solutions\/+/i;

/** Splits a URL. The query is kept byte for byte. */
function splitUrl(url: string): [path: string, query: string] {
  const start = url.indexOf("?");
  return start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
}

/**
 * Redirects (308) from every other way to write a page's URL to its canonical form, in one step. Unknown paths are left
 * alone, so that they end in a 404.
 * @param siteUrl the site's origin.
 */
export function createRedirects(built: Pick<BuiltSite, "pages" | "shortcuts">, siteUrl: string) {
  // Development changes both lists while it runs.
  const isKnown = (path: string) => built.pages.includes(path);
  const { host } = new URL(siteUrl);
  /** The same host with or without `www.`. */
  const alias = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;

  const pageAt = (path: string): string | undefined => {
    const plain = normalizePath(path).replace(/^\/solutions\//, "/solution/");
    const page = built.shortcuts[plain] ?? plain;
    return isKnown(page) ? page : undefined;
  };
  const canonicalPath = (path: string) =>
    pageAt(path) ?? (OLD_SOLUTION.test(path) ? path.replace(OLD_SOLUTION, "/solution/") : undefined);

  /** The absolute canonical URL, whether the path is known or not. */
  const canonicalUrl = (url = "/"): string => {
    const [path, query] = splitUrl(url);
    return siteUrl + (canonicalPath(path) ?? path.replace(/^\/+/, "/")) + query;
  };

  /** The URL to which a request has to be redirected, or undefined if its own is canonical. */
  const locationOf = ({ url = "/", method, headers }: Pick<IncomingMessage, "url" | "method" | "headers">) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (headers.host?.toLowerCase() === alias) return canonicalUrl(url);
    const [path, query] = splitUrl(url);
    if (isKnown(path)) return undefined;
    const page = canonicalPath(path);
    return page === undefined || page === path ? undefined : page + query;
  };

  /** The URL to pass to Next: paths that Next redirects or answers with an error page become one without a page. */
  const toNextUrl = (url = "/"): string => {
    const [path] = splitUrl(url);
    const isRewritten = path !== "/" && (path.endsWith("/") || decodeNeedless(path) !== path);
    const isUnsafeForNext =
      isRewritten || [NEXT_WOULD_REDIRECT, ENCODED_SLASH, INTERNAL].some((pattern) => pattern.test(path));
    return isUnsafeForNext && pageAt(path) === undefined ? NOT_FOUND : url;
  };

  return {
    canonicalUrl,
    locationOf,
    toNextUrl,

    /** Redirects a request to its canonical URL. */
    toCanonical({ request, response }: Exchange): boolean {
      const location = locationOf(request);
      if (location === undefined) return false;
      response.writeHead(308, { location, "cache-control": ONE_HOUR }).end();
      return true;
    },

    toHttps: ({ hasProxy }: { hasProxy: boolean }) => createHttpsRedirect(siteUrl, hasProxy, canonicalUrl),

    hideFromNext({ request }: Exchange) {
      request.url = toNextUrl(request.url);
    },
  };
}

/**
 * Redirects plain http to https, as the proxy reports it (X-Forwarded-Proto). A post is rejected instead: its content
 * has been sent in the clear once, and should not be sent again.
 * @param hasProxy whether X-Forwarded-Proto can be trusted.
 */
export function createHttpsRedirect(siteUrl: string, hasProxy: boolean, canonicalUrl: (url?: string) => string): Step {
  const isEnforced = hasProxy && siteUrl.startsWith("https:");
  const rejection = `This site is at ${siteUrl} only. Nothing that was sent here has been stored.\n`;

  return ({ request, response }) => {
    // The nearest proxy's value is the last one.
    const scheme = String(request.headers["x-forwarded-proto"] ?? "")
      .split(",")
      .at(-1);
    if (!isEnforced || scheme?.trim().toLowerCase() !== "http") return false;
    // Plain http must not have the header (RFC 6797, 7.2).
    response.removeHeader("strict-transport-security");
    response.setHeader("cache-control", "no-store");
    if (request.method === "GET" || request.method === "HEAD")
      response.writeHead(308, { location: canonicalUrl(request.url) }).end();
    else response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(rejection);
    return true;
  };
}

import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type BuiltSite, NOT_FOUND } from "@/lib/built-site";
import { MAX_BODY_BYTES } from "@/lib/http";
import { env, isHttps } from "@/lib/settings/env";
import type { Step } from "./handle-request";

// The headers of every response: security, Content-Security-Policy, caching of pages.

/** The caching of pages. Browsers revalidate them (304); a CDN learns of a new build within a minute. */
export const PAGE_CACHE_CONTROL = "public, max-age=0, must-revalidate, s-maxage=60";

const DAY = `max-age=${24 * 60 * 60}`;
const TWO_YEARS = `max-age=${2 * 365 * 24 * 60 * 60}`;
/**
 * The values of Strict-Transport-Security by HSTS. The browser refuses to open the host over http until this time after
 * a visit is over.
 */
const STRICT_TRANSPORT = {
  off: undefined,
  day: DAY,
  "two-years": TWO_YEARS,
  "two-years-subdomains": `${TWO_YEARS}; includeSubDomains`,
};
const strictTransport = isHttps ? STRICT_TRANSPORT[env.HSTS] : undefined;

/** The features that ask a visitor for permission; no page uses them. */
const DISABLED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** Headers of every response, after OWASP's Secure Headers Project and the MDN HTTP Observatory. */
const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // Some browsers do not know frame-ancestors.
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "x-permitted-cross-domain-policies": "none",
  "permissions-policy": DISABLED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  ...(strictTransport && { "strict-transport-security": DAY }),
};

/**
 * The security headers of a response, except its Content-Security-Policy.
 * @param isOwnHost whether the request is for the host of SITE_URL: others, such as the alias with or without `www.`,
 * may have services without https, and promise it for a day only.
 */
export const securityHeaders = (isOwnHost: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  ...(isOwnHost && strictTransport && { "strict-transport-security": strictTransport }),
});

/** The policy of a picture, a script, a font or the manifest that is opened directly. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The Content-Security-Policy of a page.
 * @param scripts hashes and a nonce of inline scripts, as `script-src` takes them.
 * @param isDev adds what React's and Next's tools for developers need.
 */
const contentSecurityPolicy = (scripts: readonly string[], isDev = false): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(isDev ? ["'unsafe-eval'"] : [])].join(" ")}`,
    `style-src 'self'${isDev ? " 'unsafe-inline'" : ""}`,
    `img-src 'self'${isDev ? " data: blob:" : ""}`,
    `font-src 'self'${isDev ? " data:" : ""}`,
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    "manifest-src 'self'",
    // Google's sign-in is opened by a script, not by a form.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // The one policy is created by the early script (lib/browser/early-script/trusted-types.ts).
    ...(isDev ? [] : ["require-trusted-types-for 'script'", "trusted-types default"]),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/**
 * The headers of an error page that is sent outside Next. The connection ends, as the request may not have been read.
 */
export const errorHeaders = (requestId: string, page: string) => ({
  ...securityHeaders(false),
  "content-security-policy": contentSecurityPolicy([]),
  "x-request-id": requestId,
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "content-length": Buffer.byteLength(page),
  connection: "close",
});

const NONCE_BYTES = 16;

/**
 * Creates the policies of the built site's pages. Inline scripts of static pages are allowed by their hashes. Any other
 * path is a page that is rendered per request, with a nonce, or it is not found, which is a static page.
 */
export function createPolicies(scriptHashes: BuiltSite["scriptHashes"], isDev = false) {
  const policies = new Map(Object.entries(scriptHashes).map(([page, hashes]) => [page, contentSecurityPolicy(hashes)]));
  const notFound = scriptHashes[NOT_FOUND] ?? [];

  return (path: string): { policy: string; isStatic: boolean } => {
    const policy = policies.get(path);
    if (policy !== undefined) return { policy, isStatic: true };
    const nonce = `'nonce-${randomBytes(NONCE_BYTES).toString("base64")}'`;
    return { policy: contentSecurityPolicy([nonce, ...notFound], isDev), isStatic: false };
  };
}

/**
 * Tells whether a body may be rejected before its end. The rest would be taken for the next request on the connection.
 */
const mayStayUnread = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES || headers["transfer-encoding"] !== undefined;

interface ResponseHeaderOptions {
  built: Pick<BuiltSite, "scriptHashes">;
  /** The public origin. */
  siteUrl: string;
  isIndexingOpen: boolean;
  isDev: boolean;
}

/** The pictures that link previews show, which other sites may embed. */
const SHARE_PICTURE = /^\/share\//;

/** Sets the headers of every response. */
export function setResponseHeaders({ built, siteUrl, isIndexingOpen, isDev }: ResponseHeaderOptions): Step {
  const { host } = new URL(siteUrl);
  const policyOf = createPolicies(built.scriptHashes, isDev);
  const ownHeaders = Object.entries(securityHeaders(true));
  const otherHeaders = Object.entries(securityHeaders(false));
  return (exchange) => {
    const { request, response, requestId, path } = exchange;
    const isOwnHost = request.headers.host === host;
    for (const [name, value] of isOwnHost ? ownHeaders : otherHeaders) response.setHeader(name, value);
    if (SHARE_PICTURE.test(path)) response.setHeader("cross-origin-resource-policy", "cross-origin");
    if (!isIndexingOpen) response.setHeader("x-robots-tag", "noindex");
    response.setHeader("x-request-id", requestId);
    // nginx would keep a copy for every host that a client makes up (https://nginx.org/r/proxy_cache_valid).
    if (!isOwnHost) response.setHeader("x-accel-expires", "0");
    const { policy, isStatic } = policyOf(path);
    response.setHeader("content-security-policy", policy);
    if (isStatic) response.setHeader("cache-control", PAGE_CACHE_CONTROL);
    else exchange.policy = policy;
    if (mayStayUnread(request)) response.setHeader("connection", "close");
  };
}

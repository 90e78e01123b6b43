import { randomBytes } from "node:crypto";
import { type BuiltSite, NOT_FOUND } from "@/lib/built-site";
import { env, isHttps } from "@/lib/settings/env";

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

/** The pictures that link previews show, which other sites may embed. */
const SHARE_PICTURE = /^\/share\//;

/**
 * The security headers of a response, except its Content-Security-Policy.
 * @param isOwnHost whether the request is for the host of SITE_URL: others, such as the alias with or without `www.`,
 * may have services without https, and promise it for a day only.
 */
export const securityHeaders = (path: string, isOwnHost: boolean): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  ...(isOwnHost && strictTransport && { "strict-transport-security": strictTransport }),
  ...(SHARE_PICTURE.test(path) && { "cross-origin-resource-policy": "cross-origin" }),
});

/** The policy of a picture, a script, a font or the manifest that is opened by itself. */
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
  ...securityHeaders("/", false),
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

import "server-only";
import { isHttps } from "@/lib/env";

/** Where browsers tell of what the policy kept out. */
export const REPORT_PATH = "/api/csp-report";
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What no page of this site asks a device for. */
const CLOSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What every answer carries, after OWASP's Secure Headers Project and the MDN HTTP Observatory. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // A file is what it says it is.
  "x-content-type-options": "nosniff",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  // No other site's window or page reaches into ours, or reads what is only ours.
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "x-permitted-cross-domain-policies": "none",
  "permissions-policy": CLOSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "reporting-endpoints": `csp="${REPORT_PATH}"`,
  ...(isHttps && { "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }),
};

/** The policy of a picture, a script, a font or the manifest, which somebody may open by itself. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of a page.
 * @param scripts hashes of its inline scripts, or the nonce that they carry, as `script-src` takes them.
 */
export const contentSecurityPolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Google's sign-in is left for by a script: no form goes there.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // The one policy is the early script's (components/layout/early-script.tsx): Next has none of its own.
    "require-trusted-types-for 'script'",
    "trusted-types default",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORT_PATH}`,
    "report-to csp",
  ].join("; ");

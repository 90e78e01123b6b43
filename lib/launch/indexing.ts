import { isIP } from "node:net";
import { env, isHttps, siteUrl } from "@/lib/settings/env";

/** Host names of staging and development copies. */
const STAGING = /^(staging|stage|dev|test|preview|uat)(?![a-z])/;
/** Reserved and local top-level names (RFC 2606, RFC 6761, RFC 6762). */
const PRIVATE_SUFFIXES = [".localhost", ".internal", ".local", ".test", ".invalid"];

/** Tells whether a host name is a public one: no IP address, local name or staging copy. */
export function isPublicName(hostname: string): boolean {
  // A trailing dot makes a name fully qualified; it is the same name.
  const name = hostname.toLowerCase().replace(/\.$/, "");
  if (isIP(name.replace(/^\[|\]$/g, "")) || !name.includes(".")) return false;
  return !STAGING.test(name) && !PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

export const isPublicOrigin = isHttps && isPublicName(new URL(siteUrl).hostname);

/** True if pages do not say which of their details are samples: the owner has opened the site by name. */
export const isSampleMarkHidden = env.SITE_INDEXING === "on";

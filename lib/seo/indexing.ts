import "server-only";
import { isIP } from "node:net";
import { env, isHttps, siteUrl } from "@/lib/env";

/** Copies of a site that are for the people who make it. */
const COPY = /^(staging|stage|dev|test|preview|uat)(?![a-z])/;
/** Names that mean nothing in public: of this machine, of a network, or reserved (RFC 2606, RFC 6761, RFC 6762). */
const PRIVATE_ENDS = [".localhost", ".internal", ".local", ".test", ".invalid"];

/** Whether a host's name is one by which the public may find a site. */
export function isPublicName(hostname: string): boolean {
  // A dot at the end is the root's, and changes no name.
  const name = hostname.toLowerCase().replace(/\.$/, "");
  if (isIP(name.replace(/^\[|\]$/g, "")) || !name.includes(".")) return false;
  return !COPY.test(name) && !PRIVATE_ENDS.some((end) => name.endsWith(end));
}

/** Whether search engines may list this site: not a copy of it on somebody's machine or at a staging address. */
export const isIndexingOpen = env.SITE_INDEXING === "auto" && isHttps && isPublicName(new URL(siteUrl).hostname);

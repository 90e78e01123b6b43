import "server-only";
import { LRUCache } from "lru-cache";
import { backend } from "@/lib/backend";
import type { CallContext, Credentials, PayloadOf } from "@/lib/backend/contract";

/** Optional calls that decide what a page offers. A backend has all calls for records, or none. */
type Extension = "createTalent" | "changePassword" | "googleLink" | "logoutEverywhere" | "requestPasswordReset";

const cache = new LRUCache<Extension, boolean>({ max: 10, ttl: 10 * 60 * 1000 });

/**
 * Whether the backend has an optional call, asked at most every ten minutes by a request that does nothing. Only 404, 405 and 501
 * mean that it has none, so behind a gateway that authenticates first every call looks as if it was there.
 */
export async function hasExtension(name: Extension, context: CallContext, credentials?: Credentials): Promise<boolean> {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const { kind } = await backend(name, probeOf(name, credentials) as unknown as PayloadOf<Extension>, context);
  const isThere = kind !== "missing";
  // An outage says nothing about it, nor does a login token that has expired.
  const isUnknown = kind === "unavailable" || (kind === "unauthorized" && name !== "logoutEverywhere");
  if (!isUnknown) cache.set(name, isThere);
  return isThere;
}

/** The call that has no request body would succeed: its probe sends a login token that does not exist. */
const probeOf = (name: Extension, credentials: Credentials | undefined) =>
  name === "logoutEverywhere"
    ? { credentials: credentials && { ...credentials, login_token: "probe" } }
    : { credentials, body: {} };

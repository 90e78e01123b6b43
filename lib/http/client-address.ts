import "server-only";
import ipaddr from "ipaddr.js";

/** The first half of an IPv6 address is the customer's; the rest they choose as they like. */
const NETWORK_PARTS = 4;

function normalize(address: string): string | undefined {
  const bare = address.trim().replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(bare)) return undefined;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * The address that a request came from. Each of our proxies appends the address it was asked from, so the
 * last `trustedProxies` entries are true and what stands before them is the client's own invention.
 * @returns an IPv4 address, an IPv6 /64 network, or "unknown".
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? String(forwardedFor ?? "").split(",") : [];
  const chain = [...forwarded, socketAddress ?? ""].map(normalize).filter((address) => address !== undefined);
  return chain.at(-1 - trustedProxies) ?? chain.at(0) ?? "unknown";
}

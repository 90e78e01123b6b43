import "server-only";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** The first half of an IPv6 address is the customer's; the rest they choose as they like. */
const NETWORK_PARTS = 4;

/** An address as some proxies write it, with the port behind it. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

function normalize(address: string): string | undefined {
  const [, v6, v4] = WITH_PORT.exec(address.trim()) ?? [];
  const bare = v6 ?? v4 ?? address.trim();
  // As every proxy writes it; ipaddr.js reads it, too, and takes thirty times as long.
  if (isIPv4(bare)) return bare;
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
  const forwarded = trustedProxies > 0 && forwardedFor ? String(forwardedFor).split(",") : [];
  // Counted before anything is dropped: an entry that cannot be read may not move a client's own into its place.
  const trusted = [...forwarded, socketAddress ?? ""].slice(-1 - trustedProxies);
  for (const entry of trusted) {
    const address = normalize(entry);
    if (address) return address;
  }
  return "unknown";
}

import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/**
 * The parts of an IPv6 address that name its network. A subscriber is assigned a /64 at least and chooses addresses in
 * it freely, so rate limits count the network.
 */
const NETWORK_PARTS = 4;

/** An address with a port, which some proxies append. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

function normalize(address: string): string | undefined {
  const [, v6, v4] = WITH_PORT.exec(address) ?? [];
  const bare = v6 ?? v4 ?? address;
  if (!ipaddr.isValid(bare)) return undefined;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  // A translator's addresses (64:ff9b::/96, RFC 6052) end in the client's IPv4 address.
  if (parsed.range() === "rfc6052") return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Finds the client's address behind `trustedProxies` proxies, each of which appends to X-Forwarded-For. If that entry
 * cannot be parsed, the nearest proxy's address counts.
 * @returns an IPv4 address, an IPv6 /64 network, or "unknown".
 */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const addresses = proxyAddr.all(request, (_, hop) => hop < trustedProxies).toReversed();
  return addresses.map((address = "") => normalize(address)).find((address) => address !== undefined) ?? "unknown";
}

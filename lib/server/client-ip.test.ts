import type { IncomingMessage } from "node:http";
import { clientIp } from "./client-ip";

test.each([
  ["a forged header without a trusted proxy", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["one proxy behind a forged entry", "127.0.0.1", "198.51.100.7, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies", "127.0.0.1", "198.51.100.7, 203.0.113.9, 10.0.0.1", 2, "203.0.113.9"],
  ["a trusted proxy without the header", "192.0.2.1", undefined, 1, "192.0.2.1"],
  ["IPv4 mapped to IPv6", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["IPv4 behind a translator", "64:ff9b::192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a network beside the translator's", "64:ff9b:0:0:1::c000:201", undefined, 0, "64:ff9b:0:0::/64"],
  ["IPv6, by its /64 network", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["a proxy that appends ports", "127.0.0.1", "198.51.100.7, 203.0.113.9:4711", 1, "203.0.113.9"],
  ["a proxy that appends ports to IPv6", "127.0.0.1", "198.51.100.7, [2001:db8:1:2::9]:4711", 1, "2001:db8:1:2::/64"],
  ["two proxies, a malformed entry", "192.0.2.1", "198.51.100.7, _x, 203.0.113.9", 2, "203.0.113.9"],
  ["a closed socket", undefined, undefined, 0, "unknown"],
])("the address of a client: %s", (_, remoteAddress, forwardedFor, trustedProxies, expected) => {
  const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": forwardedFor } };
  expect(clientIp(request as unknown as IncomingMessage, trustedProxies)).toBe(expected);
});

import { clientAddress } from "./client-address";

test.each([
  ["a made-up header without a trusted proxy changes nothing", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["one proxy", "127.0.0.1", "203.0.113.9", 1, "203.0.113.9"],
  ["one proxy, and a client that lies", "127.0.0.1", "198.51.100.7, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies", "127.0.0.1", "198.51.100.7, 203.0.113.9, 10.0.0.1", 2, "203.0.113.9"],
  ["a trusted proxy that says nothing", "192.0.2.1", undefined, 1, "192.0.2.1"],
  ["IPv4 in IPv6's clothes", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["IPv6 counts by its network", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["nonsense in the header", "192.0.2.1", "nobody, ", 1, "192.0.2.1"],
  ["a proxy that adds ports", "127.0.0.1", "198.51.100.7, 203.0.113.9:4711", 1, "203.0.113.9"],
  ["a proxy that adds ports to IPv6", "127.0.0.1", "198.51.100.7, [2001:db8:1:2::9]:4711", 1, "2001:db8:1:2::/64"],
  ["an entry that cannot be read, behind a lie", "192.0.2.1", "198.51.100.7, secret", 1, "192.0.2.1"],
  ["two proxies, the first unreadable", "192.0.2.1", "198.51.100.7, _x, 203.0.113.9", 2, "203.0.113.9"],
  ["no address at all", undefined, undefined, 0, "unknown"],
])("%s", (_, socketAddress, forwardedFor, trusted, expected) => {
  expect(clientAddress(socketAddress, forwardedFor, trusted)).toBe(expected);
});

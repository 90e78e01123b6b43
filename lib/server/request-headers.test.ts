import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { exchangeOf } from "@/lib/testing/http";
import { cleanRequestHeaders, clientIp } from "./request-headers";

const clean = cleanRequestHeaders({ isDev: false });

test("headers that are longer than a browser's are dropped, except cookies and the page before", () => {
  const [long, short] = ["a".repeat(1001), "a".repeat(1000)];
  const headers = {
    "user-agent": long,
    "accept-encoding": long,
    accept: short,
    cookie: `flash-a=${long}`,
    referer: long,
  };
  clean(exchangeOf({ headers }));
  expect(Object.keys(headers)).toEqual(["accept", "cookie", "referer"]);
});

test("the address that the proxy appended to a long X-Forwarded-For counts", () => {
  const headers = { "x-forwarded-for": `${"198.51.100.7, ".repeat(100)}203.0.113.9` };
  const exchange = exchangeOf({ socket: { remoteAddress: "127.0.0.1" } as Socket, headers });
  clean(exchange);
  expect(clientIp(exchange.request, 1)).toBe("203.0.113.9");
});

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

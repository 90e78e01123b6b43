import type { Socket } from "node:net";
import { exchangeOf } from "@/lib/testing/http";
import { clientIp } from "./client-ip";
import { cleanRequestHeaders } from "./request-headers";

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

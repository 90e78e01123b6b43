import type { IncomingMessage } from "node:http";
import { clientIp } from "./client-ip";
import { dropLongHeaders } from "./request-headers";

test("headers that are longer than a browser's are dropped, except cookies and the page before", () => {
  const [long, short] = ["a".repeat(1001), "a".repeat(1000)];
  const headers = { "user-agent": long, "accept-encoding": long, accept: short, cookie: long, referer: long };
  dropLongHeaders({ headers } as unknown as IncomingMessage);
  expect(Object.keys(headers)).toEqual(["accept", "cookie", "referer"]);
});

test("the address that the proxy appended to a long X-Forwarded-For counts", () => {
  const headers = { "x-forwarded-for": `${"198.51.100.7, ".repeat(100)}203.0.113.9` };
  const request = { socket: { remoteAddress: "127.0.0.1" }, headers } as unknown as IncomingMessage;
  dropLongHeaders(request);
  expect(clientIp(request, 1)).toBe("203.0.113.9");
});

import type { IncomingMessage } from "node:http";
import { dropLongHeaders } from "./request-headers";

test("headers that are longer than a browser's are dropped, except cookies, the page before and the router's state", () => {
  const [long, short] = ["a".repeat(1001), "a".repeat(1000)];
  const headers = { "user-agent": long, "accept-encoding": long, accept: short, cookie: long, referer: long };
  dropLongHeaders({ headers } as unknown as IncomingMessage);
  expect(Object.keys(headers)).toEqual(["accept", "cookie", "referer"]);
});

import type { IncomingMessage } from "node:http";
import { createAllow, hasSeveralHosts, useOriginForm } from "./malformed-request";

test.each([
  ["http://www.example.org/a?b=c", "/a?b=c", "www.example.org"],
  ["HTTPS://[::1]:3000", "/", "[::1]:3000"],
  ["http://www.example.org?b=c", "/?b=c", "www.example.org"],
  ["http://www.example.org//a/../%2e", "//a/../%2e", "www.example.org"],
  ["http://user@www.example.org/", "http://user@www.example.org/", "other.example"],
  ["ftp://www.example.org/", "ftp://www.example.org/", "other.example"],
  ["/http://www.example.org/", "/http://www.example.org/", "other.example"],
  ["*", "*", "other.example"],
])("the target %s is the path %s of %s", (url, expected, host) => {
  const request = { url, headers: { host: "other.example" } } as IncomingMessage;
  useOriginForm(request);
  expect([request.url, request.headers.host]).toEqual([expected, host]);
});

test("a second Host line is found in upper and lower case", () => {
  const hasSeveral = (...rawHeaders: string[]) => hasSeveralHosts({ rawHeaders } as IncomingMessage);
  expect(hasSeveral("Host", "a", "Accept", "host", "X-Host", "b")).toBe(false);
  expect(hasSeveral("Host", "a", "hOST", "a")).toBe(true);
});

test("Allow lists the methods of a route handler, and those of a page for any other path", () => {
  const allowOf = createAllow({
    "/user/login": "POST",
    "/api/auth/[...nextauth]": "GET",
    "/share/[name]": "PUT",
  });
  expect(["/user/login", "/api/auth/a/b", "/share/a"].map(allowOf)).toEqual(["POST", "GET", "PUT"]);
  for (const path of ["/user/login/x", "/api/auth", "/share/a/b", "/"]) expect(allowOf(path)).toBe("GET, HEAD");
});

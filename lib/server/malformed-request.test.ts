import { exchangeOf, respond } from "@/lib/testing/http";
import { readTarget, rejectExpectation, rejectSeveralHosts } from "./malformed-request";

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
  const exchange = exchangeOf({ url, headers: { host: "other.example" } });
  readTarget(exchange);
  const { request, path } = exchange;
  expect([request.url, request.headers.host, path]).toEqual([expected, host, expected.replace(/\?.*/, "")]);
});

test("a second Host line is found in upper and lower case", () => {
  const statusOf = (...rawHeaders: string[]) => respond(rejectSeveralHosts, { rawHeaders })?.status;
  expect(statusOf("Host", "a", "Accept", "host", "X-Host", "b")).toBeUndefined();
  expect(statusOf("Host", "a", "hOST", "a")).toBe(400);
});

test("an expectation is rejected, except the one that Node meets", () => {
  const statusOf = (expect: string | undefined) => respond(rejectExpectation, { headers: { expect } })?.status;
  expect(["200-ok", "x100-continue", "100-continue", "a, 100-Continue", undefined].map(statusOf)).toEqual([
    417,
    417,
    undefined,
    undefined,
    undefined,
  ]);
});

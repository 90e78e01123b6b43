import { setTimeout as delay } from "node:timers/promises";
import { lines } from "@/lib/testing/captured-log";
import { withServer } from "@/lib/testing/http";
import { createHandler, readTarget, type Step } from "./handle-request";
import { wrapResponse } from "./wrap-response";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));
beforeEach(() => lines.splice(0));

const errorPages = { 500: "<h1>Failed</h1><p>{reference}</p>" };
const REQUEST_ID = "12345678-and-more";

const get = (steps: Step[], method = "GET") =>
  withServer(createHandler(steps, { trustedProxies: 1, errorPages }), async (url) => {
    const headers = { "x-request-id": REQUEST_ID, accept: "text/html" };
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(5_000) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  });

const fail = () => {
  throw new Error("someone@example.org");
};

test.each<[string, Step[]]>([
  ["at once", [fail]],
  ["later", [() => delay(10).then(fail)]],
  [
    "after headers were set for another response",
    [
      ({ response }) => void response.setHeader("content-encoding", "br"),
      wrapResponse({ errorPages, handlers: {} }),
      fail,
    ],
  ],
])("a step that throws %s ends in the error page, and in one line of the log", async (_, steps) => {
  const { status, headers, text } = await get(steps);
  expect([status, text]).toEqual([500, "<h1>Failed</h1><p>12345678</p>"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "x-request-id": REQUEST_ID,
  });
  expect(lines).toEqual([expect.stringContaining(`"event":"request-failed","requestId":"${REQUEST_ID}"`)]);
  expect(lines.join()).not.toContain("someone");
});

test("a response that has begun is cut off", async () => {
  const step: Step = ({ response }) => {
    response.writeHead(200).write("half");
    return delay(10).then(fail);
  };
  await expect(get([step])).rejects.toThrow(/terminated/);
  expect(lines).toHaveLength(1);
});

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
  const request = { url, headers: { host: "other.example" } };
  const path = readTarget(request);
  expect([request.url, request.headers.host, path]).toEqual([expected, host, expected.replace(/\?.*/, "")]);
});

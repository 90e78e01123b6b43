import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { metrics } from "@/lib/log/metrics";
import { lines } from "@/lib/testing/captured-log";
import { exchangeOf } from "@/lib/testing/http";
import { logRequest, warnOfProxy } from "./request-log";

jest.mock("@/lib/log", () => jest.requireActual("@/lib/testing/captured-log"));
beforeEach(() => lines.splice(0));

const log = logRequest({ pages: [], handlers: { "/user/login": "POST" } });

/** Completes 200 requests with this status. @returns the statuses in the log. */
function logMany(statusCode: number): unknown[] {
  for (let i = 0; i < 200; i++) {
    const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: true });
    log({ ...exchangeOf({ url: "/x" }), response: response as unknown as ServerResponse });
    response.emit("close");
  }
  return lines.map((line) => JSON.parse(line).status);
}

test("one in a hundred 404s is logged, and all are counted", async () => {
  expect(logMany(404)).toEqual([404, 404]);
  expect(await metrics.registry.metrics()).toMatch(/_count\{method="GET",route="other",status="404"\} 200/);
});

test.each([
  ["/user/login", "/user/login"],
  ["/user/made-up", "/user"],
  ["/my-profile/token", "/my-profile"],
  ["/token", "other"],
])("a post to %s is logged by its form's route, and not by what a client made up", (path, route) => {
  const response = Object.assign(new EventEmitter(), { statusCode: 303, writableFinished: true });
  log({ ...exchangeOf({ url: path, method: "POST" }), response: response as unknown as ServerResponse });
  response.emit("close");
  expect(lines.map((line) => JSON.parse(line).route)).toEqual([route]);
});

test("X-Forwarded-For without a trusted proxy is logged once", () => {
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
  const [warn, trusting] = [warnOfProxy(0), warnOfProxy(1)];
  for (const request of [{}, forwarded, forwarded]) for (const check of [warn, trusting]) check(exchangeOf(request));
  expect(lines).toEqual([expect.stringMatching(/"proxy-not-trusted".*set TRUST_PROXY/)]);
});

import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "@/lib/metrics";
import { lines } from "@/lib/testing/captured-log";
import { createProxyWarning, logRequest } from "./request-log";

jest.mock("@/lib/logger", () => jest.requireActual("@/lib/testing/captured-log"));
beforeEach(() => lines.splice(0));

/** Completes 200 requests with this status. @returns the statuses in the log. */
function logMany(statusCode: number): unknown[] {
  for (let i = 0; i < 200; i++) {
    const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: true });
    const request = { method: "GET" } as IncomingMessage;
    logRequest(request, response as unknown as ServerResponse, { path: "/x", isRoute: false, requestId: "an id" });
    response.emit("close");
  }
  return lines.map((line) => JSON.parse(line).status);
}

test("one in a hundred 404s is logged, and all are counted", async () => {
  expect(logMany(404)).toEqual([404, 404]);
  expect(await metrics.registry.metrics()).toMatch(/_count\{method="GET",route="other",status="404"\} 200/);
});

test.each([
  ["/user/login", true, "/user/login"],
  ["/user/made-up", false, "/user"],
  ["/my-profile/token", false, "/my-profile"],
  ["/token", false, "other"],
])("a post to %s is logged by its form's route, and not by what a client made up", (path, isRoute, route) => {
  const response = Object.assign(new EventEmitter(), { statusCode: 303, writableFinished: true });
  const request = { method: "POST" } as IncomingMessage;
  logRequest(request, response as unknown as ServerResponse, { path, isRoute, requestId: "an id" });
  response.emit("close");
  expect(lines.map((line) => JSON.parse(line).route)).toEqual([route]);
});

test("X-Forwarded-For without a trusted proxy is logged once", () => {
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
  const [warn, trusting] = [createProxyWarning(0), createProxyWarning(1)];
  for (const request of [{ headers: {} }, forwarded, forwarded]) for (const check of [warn, trusting]) check(request);
  expect(lines).toEqual([expect.stringMatching(/"proxy-not-trusted".*set TRUST_PROXY/)]);
});

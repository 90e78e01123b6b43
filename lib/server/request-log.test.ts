import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "@/lib/metrics";
import { lines } from "@/lib/testing/captured-log";
import { createProxyWarning, logRequest } from "./request-log";

jest.mock("@/lib/logger", () => jest.requireActual("@/lib/testing/captured-log"));
beforeEach(() => lines.splice(0));

test("all 404s are counted and one in a hundred is logged; other errors are all logged", async () => {
  for (let i = 0; i < 400; i++) {
    const response = Object.assign(new EventEmitter(), { statusCode: i % 2 ? 404 : 403, writableFinished: true });
    const request = { method: "GET" } as IncomingMessage;
    logRequest(request, response as unknown as ServerResponse, { path: "/x", isPage: false, requestId: "an id" });
    response.emit("close");
  }
  const statuses = lines.map((line) => JSON.parse(line).status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(200);
  expect(statuses.filter((status) => status === 404)).toHaveLength(2);
  expect(await metrics.registry.metrics()).toMatch(/_count\{method="GET",route="other",status="404"\} 200/);
});

test("X-Forwarded-For without a trusted proxy is logged once", () => {
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };
  const [warn, trusting] = [createProxyWarning(0), createProxyWarning(1)];
  for (const request of [{ headers: {} }, forwarded, forwarded]) for (const check of [warn, trusting]) check(request);
  expect(lines).toEqual([expect.stringMatching(/"proxy-not-trusted".*set TRUST_PROXY/)]);
});

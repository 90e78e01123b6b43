import type { AddressInfo } from "node:net";
import { metrics, serveMetrics } from "@/lib/log/metrics";

const host = "127.0.0.1";

test("metrics are served in the Prometheus text format, and nothing else is", async () => {
  metrics.events.inc({ event: "login", outcome: "done" }, 2);
  metrics.requests.observe({ method: "POST", route: "/user", status: "200" }, 0.01);
  const server = await serveMetrics({ port: 0, host });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://${host}:${port}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n");
  expect(lines).toContain('site_events_total{event="login",outcome="done"} 2');
  expect(lines).toContain('site_request_duration_seconds_bucket{le="0.02",method="POST",route="/user",status="200"} 1');
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(404);
  expect((await fetch(`http://${host}:${port}/metrics`, { method: "POST" })).status).toBe(404);
  server.close();
  server.closeAllConnections();
});

test("a port that is taken is reported", async () => {
  const first = await serveMetrics({ port: 0, host });
  const { port } = first.address() as AddressInfo;
  await expect(serveMetrics({ port, host })).rejects.toMatchObject({ code: "EADDRINUSE" });
  first.close();
});

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { remember } from "@epic-web/remember";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    events: new Counter({
      name: "site_events_total",
      help: "Log lines that name an event",
      labelNames: ["event", "outcome"],
      registers: [registry],
    }),
    requests: new Histogram({
      name: "site_request_duration_seconds",
      help: "From the first byte of a request to the last byte of its response",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
  };
}

/** The process's Prometheus metrics. Next instantiates a module once per bundle; the metrics exist once. */
export const metrics = remember("metrics", createMetrics);

/** Serves the metrics at /metrics. @throws when the port is taken. */
export async function serveMetrics({ port, host }: { port: number; host: string }): Promise<Server> {
  const { registry } = metrics;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    return registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
  await once(server, "listening");
  return server;
}

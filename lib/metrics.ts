import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus' numbers of this process. Next loads a module once for each of its bundles; the numbers are the process's. */
function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    events: new Counter({
      name: "site_events_total",
      help: "Lines of the log that name an event",
      labelNames: ["event", "outcome"],
      registers: [registry],
    }),
    requests: new Histogram({
      name: "site_request_duration_seconds",
      help: "From the first byte of a request to the last of its answer",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    hashing: new Gauge({
      name: "site_password_hashes_waiting",
      help: "Passwords that wait to be hashed",
      registers: [registry],
    }),
  };
}

const shared = globalThis as typeof globalThis & { siteMetrics?: ReturnType<typeof openMetrics> };
shared.siteMetrics ??= openMetrics();

export const metrics = shared.siteMetrics;

import "server-only";
import { isMainThread } from "node:worker_threads";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus' numbers of this thread. Next loads a module once for each of its bundles; the numbers are the thread's. */
function openMetrics() {
  const registry = new Registry();
  const ofProcess = new Registry();
  if (isMainThread) collectDefaultMetrics({ register: ofProcess });
  return {
    registry,
    /** Node's own: of all threads, or of the one that serves. */
    ofProcess,
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

/** A metric with its values, as one thread tells another. */
export type Counted = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];

/** All that is counted, in Prometheus' text. @param elsewhere what another thread has counted, to be added. */
export async function readMetrics(elsewhere: Counted[]): Promise<{ contentType: string; text: string }> {
  const { registry, ofProcess } = metrics;
  const ours = AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), elsewhere]);
  const texts = await Promise.all([ofProcess.metrics(), ours.metrics()]);
  return { contentType: registry.contentType, text: texts.join("\n") };
}

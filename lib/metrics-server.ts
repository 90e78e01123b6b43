import "server-only";
import { createServer, type Server } from "node:http";
import { causeOf, log } from "./log";
import { metrics } from "./metrics";

/** Serves the numbers at /metrics, to this machine only. */
export function serveMetrics(port: number): Server {
  return createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    const text = await metrics.registry.metrics();
    return response.writeHead(200, { "content-type": metrics.registry.contentType }).end(text);
  })
    .on("error", (error) => log.error({ event: "metrics-unavailable", port, ...causeOf(error) }))
    .listen(port, "127.0.0.1");
}

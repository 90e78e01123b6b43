import "server-only";
import { createServer, type Server } from "node:http";
import { inTime } from "./http/in-time";
import { causeOf, log } from "./log";
import { type Counted, readMetrics } from "./metrics";

const COUNT_ELSEWHERE_MS = 2000;

/** Serves the numbers at /metrics, to this machine only. @param countElsewhere what another thread has counted. */
export function serveMetrics(port: number, countElsewhere: () => Promise<Counted[]>): Server {
  const countAll = async () => {
    try {
      return await inTime(COUNT_ELSEWHERE_MS, countElsewhere);
    } catch (error) {
      log.warn({ event: "metrics-incomplete", ...causeOf(error) });
      return [];
    }
  };
  return createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    const { contentType, text } = await readMetrics(await countAll());
    return response.writeHead(200, { "content-type": contentType }).end(text);
  })
    .on("error", (error) => log.error({ event: "metrics-unavailable", port, ...causeOf(error) }))
    .listen(port, "127.0.0.1");
}

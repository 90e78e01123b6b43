import { createServer } from "node:http";
import type { Server as Listener } from "node:net";
import next from "next";
import type { BuiltSite } from "@/lib/built-site";
import { inTurn, prepareShutdown, trackConnections } from "./connections";
import { createHandler, type Step } from "./handle-request";
import { listen } from "./listen";
import {
  handleMalformedRequests,
  rejectMalformedHeaders,
  rejectMalformedTarget,
  rejectMethod,
} from "./malformed-request";
import { createRedirects } from "./redirects";
import { cleanRequestHeaders, setInternalHeaders } from "./request-headers";
import { logRequest, warnOfProxy } from "./request-log";
import { setResponseHeaders } from "./response-headers";
import { writeRobots } from "./robots";
import { createStaticCache } from "./static-cache";
import { wrapResponse } from "./wrap-response";

const TIMEOUTS = {
  /** The limit of a whole request, and of its headers. */
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  /** The time is longer than nginx keeps a connection, so that the proxy is the one to close it. */
  keepAliveTimeout: 65_000,
};
/** The time without reading or writing: longer than keep-alive and than any response takes. */
const INACTIVITY_MS = 75_000;
const MAX_HEADER_BYTES = 16_384;

interface ServerOptions {
  built: BuiltSite;
  /** True for the development server: Next compiles pages when they are requested, and nothing is cached. */
  isDev: boolean;
  /** The project's folder, with the build below it. */
  dir: string;
  port: number;
  host: string;
  /** The public origin. */
  siteUrl: string;
  isIndexingOpen: boolean;
  /** The number of proxies in front that append to X-Forwarded-For. */
  trustedProxies: number;
}

/**
 * Creates the HTTP server around Next. Every request passes through `steps`, top to bottom, until one responds.
 * @returns `listen`, and `close`, which completes the requests that have been received.
 */
export async function createSite(options: ServerOptions) {
  const { built, isDev, dir, port, host, siteUrl, isIndexingOpen, trustedProxies } = options;
  const { errorPages } = built;
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES });
  server.setTimeout(INACTIVITY_MS);
  const connections = trackConnections(server);
  const close = prepareShutdown(server, connections);
  handleMalformedRequests(server, connections, errorPages);

  const redirects = createRedirects(built, siteUrl);
  const staticCache = createStaticCache(dir, built.files, { "/robots.txt": writeRobots(isIndexingOpen) });
  // Next listens for WebSocket upgrades on the server that it is given. Without hot reloading they would never get a
  // response.
  const httpServer = isDev ? server : createServer();
  const app = next({ dev: isDev, dir, hostname: host, port, httpServer });
  await app.prepare();
  const handleByNext = app.getRequestHandler();

  const wrap = wrapResponse(built);
  const steps: Step[] = [
    // Every request.
    warnOfProxy(trustedProxies),
    cleanRequestHeaders({ isDev }),
    logRequest(built),
    setResponseHeaders({ built, siteUrl, isIndexingOpen, isDev }),
    // What the server responds to itself. To wrap pages and files, too, would cost a tenth of the requests a second.
    rejectMalformedHeaders(wrap),
    redirects.toHttps({ hasProxy: trustedProxies > 0 }),
    redirects.toCanonical,
    staticCache.serve,
    wrap,
    rejectMalformedTarget,
    rejectMethod({ isFile: staticCache.has }),
    redirects.hideFromNext,
    // The rest is Next's.
    setInternalHeaders({ trustedProxies }),
    ({ request, response }) => handleByNext(request, response),
  ];
  const handle = inTurn(connections, createHandler(steps, { trustedProxies, errorPages }));
  server.on("request", handle);
  // Node responds by itself if there is no listener, without our headers.
  server.on("checkExpectation", handle);

  let listeners: Listener[] = [];
  return {
    listen: async () => {
      listeners = await listen(server, port, host);
    },
    close: () => close(listeners),
  };
}

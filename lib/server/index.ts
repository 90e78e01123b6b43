import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Server as Listener } from "node:net";
import next from "next";
import type { BuiltSite, ErrorPages } from "@/lib/built-site";
import { MAX_BODY_BYTES } from "@/lib/http";
import { internalHeaders } from "@/lib/internal-headers";
import { clientIp } from "./client-ip";
import { inTurn, prepareShutdown, trackConnections } from "./connections";
import { createGuard } from "./guard";
import { listen } from "./listen";
import {
  createAllow,
  handleMalformedRequests,
  hasSeveralHosts,
  rejectMalformedTarget,
  rejectMethod,
  useOriginForm,
} from "./malformed-request";
import { createHttpsRedirect, createRedirects } from "./redirects";
import { dropInternalHeaders, dropLongHeaders, dropOtherCookies } from "./request-headers";
import { createProxyWarning, logRequest } from "./request-log";
import { setResponseDefaults } from "./response-defaults";
import { writeRobots } from "./robots";
import { createPolicies, securityHeaders } from "./security-headers";
import { createStaticCache, PAGE_CACHE_CONTROL } from "./static-cache";

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

/**
 * Tells whether a body may be rejected before its end. The rest would be taken for the next request on the connection.
 */
const mayStayUnread = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES || headers["transfer-encoding"] !== undefined;

interface ServerOptions {
  built: BuiltSite;
  errorPages: ErrorPages;
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

/** The facts about a request that Next's handlers and pages read from its headers. */
interface Prepared {
  /** The path of the request's URL, without the query. */
  path: string;
  requestId: string;
  /** The policy with a nonce, for pages that are rendered per request. */
  policy: string | undefined;
}

/**
 * Creates the HTTP server around Next. Every request passes through the steps of `handle`, top to bottom, until one
 * responds.
 * @returns `listen`, and `close`, which completes the requests that have been received.
 */
export async function createSite(options: ServerOptions) {
  const { built, errorPages, isDev, dir, port, host, siteUrl, isIndexingOpen, trustedProxies } = options;
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES });
  server.setTimeout(INACTIVITY_MS);
  const connections = trackConnections(server);
  const close = prepareShutdown(server, connections);
  handleMalformedRequests(server, connections, errorPages);

  const { host: siteHost } = new URL(siteUrl);
  const policyOf = createPolicies(built.scriptHashes, isDev);
  const routes = new Set([...built.pages, ...Object.keys(built.handlers)]);
  const allowOf = createAllow(built.handlers);
  const { redirect, canonicalUrl, toNextUrl } = createRedirects(built, siteUrl);
  const redirectToHttps = createHttpsRedirect(siteUrl, trustedProxies > 0, canonicalUrl);
  const staticCache = createStaticCache(dir, built.files, { "/robots.txt": writeRobots(isIndexingOpen) });
  // Next listens for WebSocket upgrades on the server that it is given. Without hot reloading they would never get a
  // response.
  const httpServer = isDev ? server : createServer();
  const app = next({ dev: isDev, dir, hostname: host, port, httpServer });
  await app.prepare();
  const handleByNext = app.getRequestHandler();

  const warnOfProxy = createProxyWarning(trustedProxies);
  /** Prepares log, security headers and CSP. */
  const prepare = (request: IncomingMessage, response: ServerResponse, requestId: string): Prepared => {
    useOriginForm(request);
    // Next's tools for developers send some of these headers.
    if (!isDev) dropInternalHeaders(request);
    dropLongHeaders(request);
    const [path = ""] = (request.url ?? "/").split("?", 1);
    warnOfProxy(request);
    logRequest(request, response, { path, isRoute: routes.has(path), requestId });
    const isOwnHost = request.headers.host === siteHost;
    for (const [name, value] of Object.entries(securityHeaders(path, isOwnHost))) response.setHeader(name, value);
    if (!isIndexingOpen) response.setHeader("x-robots-tag", "noindex");
    response.setHeader("x-request-id", requestId);
    // nginx would keep a copy for every host that a client makes up (https://nginx.org/r/proxy_cache_valid).
    if (!isOwnHost) response.setHeader("x-accel-expires", "0");
    const { policy, isStatic } = policyOf(path);
    response.setHeader("content-security-policy", policy);
    if (isStatic) response.setHeader("cache-control", PAGE_CACHE_CONTROL);
    if (mayStayUnread(request)) response.setHeader("connection", "close");
    return { path, requestId, policy: isStatic ? undefined : policy };
  };

  const passToNext = (request: IncomingMessage, response: ServerResponse, { requestId, policy }: Prepared) => {
    dropOtherCookies(request);
    const { headers, url = "" } = request;
    headers[internalHeaders.requestId] = requestId;
    headers[internalHeaders.clientIp] = clientIp(request, trustedProxies);
    delete headers[internalHeaders.policy];
    if (policy !== undefined) headers[internalHeaders.policy] = policy;
    // Next takes a post that asks for React's data for a Server Action. The site has none, and Next responds with
    // 500.
    if (request.method !== "GET") delete headers.rsc;
    request.url = toNextUrl(url);
    return handleByNext(request, response);
  };

  const setDefaults = (request: IncomingMessage, response: ServerResponse, { path, requestId }: Prepared) =>
    setResponseDefaults(request, response, { requestId, errorPages, allow: () => allowOf(path) });

  const guard = createGuard({ trustedProxies, errorPages });
  const handle = guard((request, response, requestId) => {
    const prepared = prepare(request, response, requestId);
    if (hasSeveralHosts(request)) {
      setDefaults(request, response, prepared);
      return response.writeHead(400).end();
    }
    if (redirectToHttps(request, response)) return;
    if (redirect(request, response)) return;
    if (staticCache.serve(request, response)) return;
    setDefaults(request, response, prepared);
    if (rejectMalformedTarget(request, response)) return;
    if (rejectMethod(request, response, staticCache.has(prepared.path))) return;
    return passToNext(request, response, prepared);
  });
  const rejectExpectation = guard((request, response, requestId) => {
    setDefaults(request, response, prepare(request, response, requestId));
    response.writeHead(417).end();
  });
  server.on("request", inTurn(connections, handle));
  // Node responds by itself if there is no listener, without our headers.
  server.on("checkExpectation", inTurn(connections, rejectExpectation));

  let listeners: Listener[] = [];
  return {
    listen: async () => {
      listeners = await listen(server, port, host);
    },
    close: () => close(listeners),
  };
}

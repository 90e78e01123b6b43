import type { IncomingMessage } from "node:http";
import type { BuiltSite } from "@/lib/built-site";
import { MAX_BODY_BYTES } from "@/lib/http";
import type { Step } from "./handle-request";
import { createPolicies, securityHeaders } from "./security-headers";
import { PAGE_CACHE_CONTROL } from "./static-cache";

/**
 * Tells whether a body may be rejected before its end. The rest would be taken for the next request on the connection.
 */
const mayStayUnread = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES || headers["transfer-encoding"] !== undefined;

interface ResponseHeaderOptions {
  built: Pick<BuiltSite, "scriptHashes">;
  /** The public origin. */
  siteUrl: string;
  isIndexingOpen: boolean;
  isDev: boolean;
}

/** Sets the headers of every response. */
export function setResponseHeaders({ built, siteUrl, isIndexingOpen, isDev }: ResponseHeaderOptions): Step {
  const { host } = new URL(siteUrl);
  const policyOf = createPolicies(built.scriptHashes, isDev);
  return (exchange) => {
    const { request, response, requestId, path } = exchange;
    const isOwnHost = request.headers.host === host;
    for (const [name, value] of Object.entries(securityHeaders(path, isOwnHost))) response.setHeader(name, value);
    if (!isIndexingOpen) response.setHeader("x-robots-tag", "noindex");
    response.setHeader("x-request-id", requestId);
    // nginx would keep a copy for every host that a client makes up (https://nginx.org/r/proxy_cache_valid).
    if (!isOwnHost) response.setHeader("x-accel-expires", "0");
    const { policy, isStatic } = policyOf(path);
    response.setHeader("content-security-policy", policy);
    if (isStatic) response.setHeader("cache-control", PAGE_CACHE_CONTROL);
    else exchange.policy = policy;
    if (mayStayUnread(request)) response.setHeader("connection", "close");
  };
}

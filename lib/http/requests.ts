import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { headers } from "next/headers";
import { isIndexingOpen } from "@/lib/seo/indexing";
import type { Asked } from "./asked";
import { clientAddress } from "./client-address";
import type { openFailedPage } from "./failed-page";
import { countRequest, observe, routeOf } from "./observe";
import type { openPolicies } from "./page-policies";
import { filePolicy, securityHeaders } from "./security-headers";
import { keepUncached } from "./uncached";

/** Set by us on every request, over whatever a client put there. */
const ADDRESS_HEADER = "x-client-address";
const ID_HEADER = "x-request-id";
const POLICY_HEADER = "content-security-policy";
/** Browsers ask each time (304); a CDN need not, but learns of a new build within a minute. Next itself says a year. */
const PAGE_CACHE = "public, max-age=0, must-revalidate, s-maxage=60";
const PREVIEW = /^\/share\//;
const SAFE_ID = /^[\w.:-]{8,64}$/;

export const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? "/";

interface Watch {
  /** How many proxies in front add themselves to X-Forwarded-For. */
  trustedProxies: number;
  /** Undefined while the site is developed: nobody knows the scripts of a page that is not built. */
  policies: ReturnType<typeof openPolicies> | undefined;
  /** As the policies: Next shows a developer more. */
  showFailure: ReturnType<typeof openFailedPage> | undefined;
}

/** The proxy's id for a request, or one of our own. */
function identify({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers[ID_HEADER];
  return trustedProxies && typeof given === "string" && SAFE_ID.test(given) ? given : randomUUID();
}

/** What every answer carries, its policy and its id excepted. */
export const usualHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  ...(!isIndexingOpen && { "x-robots-tag": "noindex" }),
};
/** Another site's page may show what a link to ours looks like. */
const previewHeaders = { ...usualHeaders, "cross-origin-resource-policy": "cross-origin" };
const headersAt = (path: string) => (PREVIEW.test(path) ? previewHeaders : usualHeaders);

/**
 * Gives a request an id and the address that it came from, and its answer the security headers, before Next sees
 * them: route handlers get no socket, Next keeps a client's own X-Forwarded-For, and its rules for headers know no
 * nonce.
 */
export function createWatch({ trustedProxies, policies, showFailure }: Watch) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    headers[ADDRESS_HEADER] = clientAddress(socket.remoteAddress, headers["x-forwarded-for"], trustedProxies);
    const id = identify(request, trustedProxies);
    headers[ID_HEADER] = id;
    response.setHeader(ID_HEADER, id);
    const path = pathOf(request);
    for (const [name, value] of Object.entries(headersAt(path))) response.setHeader(name, value);
    keepUncached(response);
    showFailure?.(request, response, id);
    // By it Next learns the nonce; a client's own would be read as ours.
    delete headers[POLICY_HEADER];
    const isPage = policies?.isPage(path) ?? false;
    observe(request, response, routeOf(path, isPage));
    if (!policies) return;
    const { policy, hasNonce } = policies.policyOf(request.url ?? "/");
    response.setHeader(POLICY_HEADER, policy);
    if (hasNonce) headers[POLICY_HEADER] = policy;
    // Also what the router asks for, which is another answer at the same address.
    else if (isPage) response.setHeader("cache-control", PAGE_CACHE);
  };
}

/** Watches all requests of the process, where no server of ours calls for it (lib/server/serve.mjs). */
export const watchAllRequests = (watch: ReturnType<typeof createWatch>) =>
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    watch(request, response);
  });

/** The same for what our own server answers from memory (lib/server/stored-files.mjs), worked out once a file. */
export const describeStoredFiles = (policies: ReturnType<typeof openPolicies>, trustedProxies: number) => ({
  headersOf: (path: string, isPage: boolean): Record<string, string> => ({
    ...headersAt(path),
    [POLICY_HEADER]: isPage ? policies.policyOf(path).policy : filePolicy,
    ...(isPage && { "cache-control": PAGE_CACHE }),
  }),
  isStatic: (url: string): boolean => !policies.policyOf(url).hasNonce,
  identify: (request: IncomingMessage): string => identify(request, trustedProxies),
  count: ({ method = "" }: IncomingMessage, route: string, status: number, started: number) =>
    countRequest({ method, route, status, ms: performance.now() - started }),
});

export interface RequestContext {
  requestId: string;
  /** Whom limits count: an IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
}

/** Who asks, and under which id. */
export const contextOf = ({ headers }: Pick<Asked, "headers">): RequestContext => ({
  requestId: headers.get(ID_HEADER) ?? randomUUID(),
  address: headers.get(ADDRESS_HEADER) ?? "unknown",
});

/** The same for a page, which is not handed its request. */
export const contextOfPage = async (): Promise<RequestContext> => contextOf({ headers: await headers() });

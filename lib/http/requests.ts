import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { headers } from "next/headers";
import { clientAddress } from "./client-address";

/** Set by us on every request, over whatever a client put there. */
const ADDRESS_HEADER = "x-client-address";
const ID_HEADER = "x-request-id";
const SAFE_ID = /^[\w.:-]{8,64}$/;

const shared = globalThis as typeof globalThis & { isWatchingRequests?: boolean };

/**
 * Gives every request an id and the address that it came from, before Next sees it. Route handlers get no
 * socket, and Next keeps a client's own X-Forwarded-For; Node's diagnostics channel shows both.
 * @param trustedProxies how many proxies in front add themselves to X-Forwarded-For.
 */
export function watchRequests(trustedProxies: number) {
  if (shared.isWatchingRequests) return;
  shared.isWatchingRequests = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { headers, socket } = request;
    headers[ADDRESS_HEADER] = clientAddress(socket.remoteAddress, headers["x-forwarded-for"], trustedProxies);
    const given = headers[ID_HEADER];
    const id = trustedProxies && typeof given === "string" && SAFE_ID.test(given) ? given : randomUUID();
    headers[ID_HEADER] = id;
    response.setHeader(ID_HEADER, id);
  });
}

export interface RequestContext {
  requestId: string;
  /** Whom limits count: an IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
}

/** Who asks, and under which id. */
export const contextOf = ({ headers }: { headers: Headers }): RequestContext => ({
  requestId: headers.get(ID_HEADER) ?? randomUUID(),
  address: headers.get(ADDRESS_HEADER) ?? "unknown",
});

/** The same for a page, which is not handed its request. */
export const contextOfPage = async (): Promise<RequestContext> => contextOf({ headers: await headers() });

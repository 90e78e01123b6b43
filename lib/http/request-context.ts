import "server-only";
import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { internalHeaders } from "./internal-headers";

export interface RequestContext {
  requestId: string;
  /** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
}

/** The request's id and client address, as lib/server found them. `next dev` runs without it: all clients are "unknown" there. */
export const contextOf = ({ headers }: { headers: Pick<Headers, "get"> }): RequestContext => ({
  requestId: headers.get(internalHeaders.requestId) ?? randomUUID(),
  address: headers.get(internalHeaders.clientIp) ?? "unknown",
});

/** The same for a page, which does not get its request. */
export const contextOfPage = async (): Promise<RequestContext> => contextOf({ headers: await headers() });

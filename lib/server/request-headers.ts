import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { findOwnCookies } from "@/lib/http/cookies";
import { internalHeaders } from "@/lib/http/internal-headers";
import type { Step } from "./handle-request";

// The headers of a request as Next gets them: without those that no browser sends to this site, and with the request's
// id, the client's address and the policy of the page.

/**
 * The beginnings of the names of request headers by which Next's middleware, router, cache and hosting platform
 * instruct its server. Next obeys any client that sends them: `x-middleware-prefetch` makes it respond with 200 and
 * `{}`, and a malformed `next-router-state-tree` with 500. No browser sends them to this site, except those of Next's
 * router when a profile has been saved. The router needs `rsc` alone, which is not among them: without the others Next
 * renders all of the page.
 */
const INTERNAL = [
  // Next reads the nonce from this header, and from `…-report-only`.
  "content-security-policy",
  "next-action",
  "next-resume",
  "next-router-",
  "next-url",
  "x-action-",
  "x-invocation-",
  "x-invoke-",
  "x-matched-path",
  "x-middleware-",
  "x-next",
  "x-now-",
  "x-prerender-",
  "x-vercel-",
];

/** Removes the request headers that only Next itself may set. */
function dropInternalHeaders({ headers }: IncomingMessage) {
  for (const name of Object.keys(headers))
    if (INTERNAL.some((beginning) => name.startsWith(beginning))) delete headers[name];
}

/** The limit of a header, in UTF-16 units. */
const MAX_LENGTH = 1_000;
/**
 * The headers that may be longer: flash messages, a long URL, and the client's address, which a proxy appends to what
 * the client has sent.
 */
const MAY_BE_LONG = ["cookie", "referer", "x-forwarded-for"];

/**
 * Removes request headers that are longer than a browser's. Next matches some with regular expressions that take
 * seconds for 15,000 letters: User-Agent, for example.
 */
function dropLongHeaders({ headers }: IncomingMessage) {
  for (const [name, value = ""] of Object.entries(headers))
    if (String(value).length > MAX_LENGTH && !MAY_BE_LONG.includes(name)) delete headers[name];
}

/** Removes the cookies of other applications. */
function dropOtherCookies({ headers }: IncomingMessage) {
  const cookies = findOwnCookies(headers.cookie ?? "");
  if (cookies) headers.cookie = cookies;
  else delete headers.cookie;
}

/** Removes what no browser sends to this site: internal headers, long ones, and the cookies of other applications. */
export const cleanRequestHeaders =
  ({ isDev }: { isDev: boolean }): Step =>
  ({ request }) => {
    // Next's tools for developers send some of these headers.
    if (!isDev) dropInternalHeaders(request);
    dropLongHeaders(request);
    dropOtherCookies(request);
    // Next takes a post that asks for React's data for a Server Action. The site has none, and Next responds with 500.
    if (request.method !== "GET") delete request.headers.rsc;
  };

/**
 * The parts of an IPv6 address that name its network. A subscriber is assigned a /64 at least and chooses addresses in
 * it freely, so rate limits count the network.
 */
const NETWORK_PARTS = 4;

/** An address with a port, which some proxies append. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

function normalize(address: string): string | undefined {
  const [, v6, v4] = WITH_PORT.exec(address) ?? [];
  const bare = v6 ?? v4 ?? address;
  if (!ipaddr.isValid(bare)) return undefined;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  // A translator's addresses (64:ff9b::/96, RFC 6052) end in the client's IPv4 address.
  if (parsed.range() === "rfc6052") return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * Finds the client's address behind `trustedProxies` proxies, each of which appends to X-Forwarded-For. If that entry
 * cannot be parsed, the nearest proxy's address counts.
 * @returns an IPv4 address, an IPv6 /64 network, or "unknown".
 */
export function clientIp(request: IncomingMessage, trustedProxies: number): string {
  const addresses = proxyAddr.all(request, (_, hop) => hop < trustedProxies).toReversed();
  return addresses.map((address = "") => normalize(address)).find((address) => address !== undefined) ?? "unknown";
}

/** Sets the headers by which Next's handlers and pages know the request. */
export const setInternalHeaders =
  ({ trustedProxies }: { trustedProxies: number }): Step =>
  ({ request, requestId, policy }) => {
    const { headers } = request;
    headers[internalHeaders.requestId] = requestId;
    headers[internalHeaders.clientIp] = clientIp(request, trustedProxies);
    delete headers[internalHeaders.policy];
    if (policy !== undefined) headers[internalHeaders.policy] = policy;
  };

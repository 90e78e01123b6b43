import "server-only";
import { LRUCache } from "lru-cache";
import pTimeout from "p-timeout";
import * as z from "zod";

const TTL_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 5000;

const schema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type Endpoints = z.output<typeof schema>;

/** By issuer. Concurrent requests share a fetch; a failure is not cached. */
const cache = new LRUCache<string, Endpoints>({
  max: 1,
  ttl: TTL_MS,
  allowStaleOnFetchRejection: true,
  fetchMethod: async (issuer) => {
    // OpenID Connect Discovery 1.0, section 4.1: a trailing slash of the issuer is removed.
    const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const response = fetch(url).then((found) => found.json());
    return schema.parse(await pTimeout(response, { milliseconds: TIMEOUT_MS }));
  },
});

/** The endpoints of an OpenID issuer. @throws if it cannot be reached */
export const discover = (issuer: string): Promise<Endpoints> => cache.forceFetch(issuer);

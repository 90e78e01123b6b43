import "server-only";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { fetchDiscovery } from "@/lib/backend/embedded/google";
import { causeOf, log } from "@/lib/logger";

const TTL_MS = 60 * 60 * 1000;

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
  fetchMethod: async (issuer) => schema.parse(await fetchDiscovery(issuer)),
});

/** An issuer's endpoints. next-auth itself would ask for them at every request. @returns undefined if it cannot be reached */
export async function readEndpoints(issuer: string): Promise<Endpoints | undefined> {
  try {
    return await cache.fetch(issuer);
  } catch (error) {
    log.warn({ event: "google-discovery", outcome: "failed", ...causeOf(error) });
    return undefined;
  }
}

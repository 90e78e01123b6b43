import "server-only";
import { logConsole } from "@/lib/console-lines";
import { getDatabase } from "@/lib/db";
import { startOutbox, stopOutbox } from "@/lib/enquiries/courier";
import { env } from "@/lib/env";
import { openFailedPage } from "@/lib/http/failed-page";
import { openPolicies } from "@/lib/http/page-policies";
import { watchRequests } from "@/lib/http/requests";
import { headersOfUnread } from "@/lib/http/unread-request";
import { causeOf, log } from "@/lib/log";
import { serveMetrics } from "@/lib/metrics-server";
import { getSecret } from "@/lib/secret";

const shared = globalThis as typeof globalThis & {
  /** Called by the server once it has answered its last request (lib/server/serve.mjs). */
  siteCleanUp?: () => Promise<void>;
  /** The server waits for this before it listens. */
  sitePrepared?: () => void;
  /** What the server sends along where it cannot read a request (lib/server/client-errors.mjs). */
  siteHeadersOfUnread?: typeof headersOfUnread;
};

/**
 * What the server needs before it answers. The database is opened and migrated behind its back: pages are
 * served without it, and a request that needs it waits for it or says that it is not there.
 * @throws where the site has not been built, or has no secret and no folder to keep one in.
 */
export function prepareServer() {
  getSecret();
  const isBuilt = process.env.NODE_ENV === "production";
  watchRequests({
    trustedProxies: env.TRUST_PROXY,
    policies: isBuilt ? openPolicies() : undefined,
    showFailure: isBuilt ? openFailedPage() : undefined,
  });
  getDatabase().then(
    () => log.info({ event: "database-ready" }),
    (error) => log.error({ event: "database-unavailable", ...causeOf(error) }),
  );
  startOutbox();
  if (env.METRICS_PORT) serveMetrics(env.METRICS_PORT);
  if (!env.GOOGLE_CLIENT_ID) log.info({ event: "google-off", text: "GOOGLE_CLIENT_ID is unset: no Google buttons" });
  shared.siteCleanUp = async () => {
    await stopOutbox();
    const database = await getDatabase().catch(() => undefined);
    await database?.close();
    log.info({ event: "stopped" });
  };
  shared.siteHeadersOfUnread = headersOfUnread;
  // At the end: what keeps the site from starting is said in its own words.
  if (isBuilt) logConsole();
  shared.sitePrepared?.();
}

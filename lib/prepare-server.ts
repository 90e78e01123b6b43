import "server-only";
import { getDatabase } from "@/lib/db";
import { startOutbox } from "@/lib/enquiries/courier";
import { env } from "@/lib/env";
import { watchRequests } from "@/lib/http/requests";
import { causeOf, log } from "@/lib/log";

/**
 * What the server needs before it answers. The database is opened and migrated behind its back: pages are
 * served without it, and a request that needs it waits for it or says that it is not there.
 */
export function prepareServer() {
  watchRequests(env.TRUST_PROXY);
  getDatabase().then(
    () => log.info({ event: "database-ready" }),
    (error) => log.error({ event: "database-unavailable", ...causeOf(error) }),
  );
  startOutbox();
  if (!env.GOOGLE_CLIENT_ID) log.info({ event: "google-off", text: "GOOGLE_CLIENT_ID is unset: no Google buttons" });
}

import "server-only";
import { openAccountsThread } from "@/lib/accounts-thread";
import { logConsole } from "@/lib/console-lines";
import { getDatabase } from "@/lib/db";
import { startOutbox, stopOutbox } from "@/lib/enquiries/courier";
import { env } from "@/lib/env";
import { handlers } from "@/lib/handlers";
import { createDirectAnswers } from "@/lib/http/direct-answers";
import { openFailedPage } from "@/lib/http/failed-page";
import { openPolicies } from "@/lib/http/page-policies";
import { createWatch, describeStoredFiles, watchAllRequests } from "@/lib/http/requests";
import { headersOfUnread } from "@/lib/http/unread-request";
import { causeOf, log } from "@/lib/log";
import { serveMetrics } from "@/lib/metrics-server";
import { getSecret } from "@/lib/secret";
import { startVitals, stopVitals } from "@/lib/vitals";

const shared = globalThis as typeof globalThis & {
  /** Called by the server once it has answered its last request (lib/server/serve.mjs). */
  siteCleanUp?: () => Promise<void>;
  /** Our own server waits for this before it listens, and then calls what it is given (lib/server/serve.mjs). */
  sitePrepared?: (site: {
    watch: ReturnType<typeof createWatch>;
    stored: ReturnType<typeof describeStoredFiles>;
    headersOfUnread: typeof headersOfUnread;
    answerDirectly: ReturnType<typeof createDirectAnswers>;
    /** What the first request would wait for, to be done once the server listens. */
    warmUp: () => void;
  }) => void;
};

/**
 * What the server needs before it answers. The database is opened and migrated behind its back: pages are
 * served without it, and a request that needs it waits for it or says that it is not there.
 * @throws where the site has not been built, or has no secret and no folder to keep one in.
 */
export function prepareServer() {
  getSecret();
  const policies = process.env.NODE_ENV === "production" ? openPolicies() : undefined;
  const watch = createWatch({
    trustedProxies: env.TRUST_PROXY,
    policies,
    showFailure: policies && openFailedPage(),
  });
  getDatabase().then(
    () => log.info({ event: "database-ready" }),
    (error) => log.error({ event: "database-unavailable", ...causeOf(error) }),
  );
  startOutbox();
  startVitals();
  // A backend elsewhere hashes passwords itself.
  const accounts = shared.sitePrepared && policies && !env.BACKEND_URL ? openAccountsThread() : undefined;
  if (env.METRICS_PORT) serveMetrics(env.METRICS_PORT, async () => accounts?.count() ?? []);
  if (!env.GOOGLE_CLIENT_ID) log.info({ event: "google-off", text: "GOOGLE_CLIENT_ID is unset: no Google buttons" });
  shared.siteCleanUp = async () => {
    await Promise.all([accounts?.close(), stopOutbox(), stopVitals()]);
    const database = await getDatabase().catch(() => undefined);
    await database?.close();
    log.info({ event: "stopped" });
  };
  // At the end: what keeps the site from starting is said in its own words.
  if (policies) logConsole();
  if (shared.sitePrepared && policies)
    shared.sitePrepared({
      watch,
      stored: describeStoredFiles(policies, env.TRUST_PROXY),
      headersOfUnread,
      answerDirectly: createDirectAnswers(handlers, accounts?.passOn),
      warmUp: () => accounts?.warmUp(),
    });
  else watchAllRequests(watch);
}

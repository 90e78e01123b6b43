import type { MessagePort } from "node:worker_threads";
import type { Instrumentation } from "next";

/** What the accounts' thread answers at (lib/server/accounts-thread.mjs). */
const { siteAccountsPort } = globalThis as typeof globalThis & { siteAccountsPort?: MessagePort };

/** Next calls this once, before the first request, on every way of starting the server. So does the accounts' thread. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (siteAccountsPort) {
    const { answerJobs } = await import("@/lib/accounts-thread/answer-jobs");
    return answerJobs(siteAccountsPort);
  }
  const { prepareServer } = await import("@/lib/prepare-server");
  prepareServer();
}

/** Next calls this with whatever a page or a handler throws. The request's path may hold a token, its route does not. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { causeOf, log } = await import("@/lib/log");
  log.error({ event: "page-failed", requestId: headers["x-request-id"], route: routePath, ...causeOf(error) });
};

import pRetry from "p-retry";
import { purgeExpiredLogins } from "@/lib/backend/embedded/manage";
import { resetMails } from "@/lib/backend/embedded/reset-mail";
import { getDatabase } from "@/lib/db";
import { lockForServer } from "@/lib/db/sqlite-file";
import { purgeExpired } from "@/lib/enquiries/admin";
import { acknowledgements, enquiryMails } from "@/lib/enquiries/mail";
import { waitingNotice } from "@/lib/enquiries/waiting";
import { causeOf, log } from "@/lib/log";
import { type MailComposers, startMail } from "@/lib/mail/worker";
import { scheduleDaily } from "@/lib/schedule-daily";
import { databaseUrl, env, isSqlite } from "@/lib/settings/env";

/** The composers of all kinds of mails: a mail without one would wait for ever. */
const composers: Required<MailComposers> = {
  enquiry: enquiryMails,
  acknowledgement: acknowledgements,
  "password-reset": resetMails,
};

const RETRY_MS = 1000;

/** Opens the database, and tries again until it can be opened. The first failure is logged. */
async function openUntilReady(signal: AbortSignal) {
  let isLogged = false;
  const open = () =>
    getDatabase().catch((error: unknown) => {
      if (!isLogged) log.error({ event: "database-unavailable", ...causeOf(error) });
      isLogged = true;
      // p-retry takes a TypeError for a fault of the program, and gives up.
      throw new Error("The database is unavailable", { cause: error });
    });
  await pRetry(open, { retries: Number.POSITIVE_INFINITY, factor: 1, minTimeout: RETRY_MS, signal });
}

/**
 * Locks a SQLite database for this server. Two servers on one file share no rate limits, and block each other's writes.
 * @returns whether no other server can use the database
 */
function lockDatabase(): boolean {
  if (!isSqlite) return false;
  if (lockForServer(databaseUrl.slice("file:".length))) return true;
  const text = `Another server uses ${databaseUrl}: run one server on SQLite, or use PostgreSQL for several.`;
  log.warn({ event: "database-shared", text });
  return false;
}

/**
 * Opens and migrates the database and starts the work beside requests: the mail worker and the daily deletion of
 * expired data. Pages are served without the database, and a request that needs it opens it again.
 * @returns a function that stops the work, and closes the database.
 */
export function startBackgroundWork(): () => Promise<void> {
  const aborting = new AbortController();
  let stopMail = async () => {};
  const start = async () => {
    await openUntilReady(aborting.signal);
    log.info({ event: "database-ready" });
    const isOnlyServer = lockDatabase();
    const retention = { retentionDays: env.ENQUIRY_RETENTION_DAYS, isMailOn: Boolean(env.SMTP_URL) };
    scheduleDaily("enquiries-purged", async () => purgeExpired((await getDatabase()).db, retention));
    if (!env.BACKEND_URL) scheduleDaily("logins-purged", async () => purgeExpiredLogins((await getDatabase()).db));
    stopMail = startMail({ composers, isOnlyServer, composeNotice: waitingNotice });
  };
  start().catch((error: unknown) => {
    if (!aborting.signal.aborted) log.error({ event: "background-work", ...causeOf(error) });
  });
  return async () => {
    aborting.abort();
    await stopMail();
    const database = await getDatabase().catch(() => undefined);
    await database?.close();
  };
}

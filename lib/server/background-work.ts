import { purgeExpiredLogins } from "@/lib/backend/embedded/manage";
import { resetMails } from "@/lib/backend/embedded/reset-mail";
import { getDatabase } from "@/lib/db";
import { acknowledgements } from "@/lib/enquiries/acknowledgement";
import { purgeExpired } from "@/lib/enquiries/admin";
import { enquiryMails } from "@/lib/enquiries/mail";
import { enquirySummaries } from "@/lib/enquiries/summary";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/logger";
import { type MailComposers, startMail } from "@/lib/mail/worker";
import { scheduleDaily } from "@/lib/schedule-daily";

/** The composers of all kinds of mails: a mail without one would wait for ever. */
const composers: Required<MailComposers> = {
  enquiry: enquiryMails,
  "enquiry-summary": enquirySummaries,
  acknowledgement: acknowledgements,
  "password-reset": resetMails,
};

/**
 * Opens and migrates the database and starts the work beside requests: the mail worker and the daily deletion of
 * expired data. Pages are served without the database, and a request that needs it opens it again.
 * @returns a function that stops the work, and closes the database.
 */
export function startBackgroundWork(): () => Promise<void> {
  getDatabase().then(
    () => log.info({ event: "database-ready" }),
    (error: unknown) => log.error({ event: "database-unavailable", ...causeOf(error) }),
  );
  const retention = { retentionDays: env.ENQUIRY_RETENTION_DAYS, isMailOn: Boolean(env.SMTP_URL) };
  scheduleDaily("enquiries-purged", async () => purgeExpired((await getDatabase()).db, retention));
  if (!env.BACKEND_URL) scheduleDaily("logins-purged", async () => purgeExpiredLogins((await getDatabase()).db));
  const stopMail = startMail(composers);
  return async () => {
    await stopMail();
    const database = await getDatabase().catch(() => undefined);
    await database?.close();
  };
}

import type { Kysely } from "kysely";
import { resetMail } from "@/content/mail";
import type { Schema } from "@/lib/db/schema";
import { emailFingerprint, log } from "@/lib/log";
import type { MailComposer } from "@/lib/mail";
import { queueMail } from "@/lib/mail";
import { siteUrl } from "@/lib/settings/env";
import { createAccountStore, RESET_TTL_MS } from "./account-store";

/**
 * The delay lets the response be sent before the worker finds the mail: from then on, a known address takes longer than
 * an unknown one.
 */
const DELAY_MS = 100;

/** The page behind the link: app/reset-password. */
export const resetUrl = (token: string) => `${siteUrl}/reset-password?${new URLSearchParams({ token })}`;

/**
 * Queues the mail with a link to choose a new password. A known and an unknown address take the same work, and fail
 * alike: only the mail worker looks for the account.
 * @throws what the database throws; then nothing is queued.
 */
export async function queueResetMail(db: Kysely<Schema>, username: string, now = Date.now()): Promise<void> {
  const id = await queueMail(db, { kind: "password-reset", username }, now, now + DELAY_MS);
  log.info({ event: "password-reset", outcome: "queued", id, who: emailFingerprint(username) });
}

/**
 * Composes the mails to owners of accounts who asked for a new password. Each attempt has a link of its own: tokens are
 * not stored.
 */
export const resetMails: MailComposer = async (db, { id, username, queued_at }, { from }) => {
  if (username === null) return {};
  const isExpired = queued_at + RESET_TTL_MS <= Date.now();
  const token = isExpired ? undefined : await createAccountStore(db).createReset(username);
  if (!token) {
    const level = isExpired ? "warn" : "info";
    const outcome = isExpired ? "not mailed in time" : "no account";
    log[level]({ event: "password-reset", outcome, id, who: emailFingerprint(username) });
    return {};
  }
  const to = { name: "", address: username };
  return {
    message: {
      to,
      from,
      ...resetMail(resetUrl(token)),
      messageId: `<reset-${id}@${new URL(siteUrl).hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
};

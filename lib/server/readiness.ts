import pTimeout from "p-timeout";
import { getDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/logger";
import { isQueueStuck } from "@/lib/mail/outbox";

/** More frequent checks get the last result: a check writes to the disk. */
const CACHED_MS = 1000;
const TIMEOUT_MS = 2000;
const ROW = 1;

async function check(): Promise<boolean> {
  const { db } = await getDatabase();
  const at = Date.now();
  // A write, because a database that can only be read stores no enquiry.
  await db
    .insertInto("heartbeat")
    .values({ id: ROW, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
  return !env.SMTP_URL || !(await isQueueStuck(db));
}

let last: { at: number; result: Promise<boolean> } | undefined;

/** Whether the database is migrated and writable, and mail is sent. Resolves within two seconds. */
export function isReady(): Promise<boolean> {
  if (!last || Date.now() - last.at > CACHED_MS) {
    const result = pTimeout(check(), { milliseconds: TIMEOUT_MS }).catch((error: unknown) => {
      log.warn({ event: "not-ready", ...causeOf(error) });
      return false;
    });
    last = { at: Date.now(), result };
  }
  return last.result;
}

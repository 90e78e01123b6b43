import { existsSync, readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import pTimeout from "p-timeout";
import { Gauge } from "prom-client";
import { getDatabase } from "@/lib/db";
import { UnsuitableDatabaseError } from "@/lib/db/errors";
import { causeOf, log } from "@/lib/log";
import { metrics } from "@/lib/log/metrics";
import { isQueueStuck, oldestMailAge } from "@/lib/mail/outbox";
import { databaseUrl, env, isSqlite } from "@/lib/settings/env";

/** The time for which a result is kept: a check writes to the disk. */
const CACHED_MS = 1000;
const TIMEOUT_MS = 2000;
const ROW = 1;

/** The room of some enquiries in SQLite's log and in the database. */
const MIN_FREE_BYTES = 1024 * 1024;

/** Makes sure that SQLite's disk has room for an enquiry: the row of the check may still fit. @throws if it is full */
async function checkDisk() {
  if (!isSqlite) return;
  const folder = path.dirname(path.resolve(databaseUrl.slice("file:".length)));
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES) throw new UnsuitableDatabaseError(`The disk of ${folder} is full.`);
}

async function check(): Promise<true> {
  const { db } = await getDatabase();
  await checkDisk();
  const at = Date.now();
  // The check writes, because a database that can only be read stores no enquiry.
  await db
    .insertInto("heartbeat")
    .values({ id: ROW, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
  return true;
}

/** The last result; `at` is of the monotonic clock. */
let last: { at: number; result: Promise<boolean> } | undefined;

/** Tells whether visitors can be served: the database is migrated and writable. Resolves within two seconds. */
export function isReady(): Promise<boolean> {
  if (!last || performance.now() - last.at > CACHED_MS) {
    const result = pTimeout(check(), { milliseconds: TIMEOUT_MS }).catch((error: unknown) => {
      log.warn({ event: "not-ready", ...causeOf(error) });
      return false;
    });
    last = { at: performance.now(), result };
  }
  return last.result;
}

/**
 * The time at which the newest complete backup (`npm run backup`, deploy/back-up-postgres) was written, in milliseconds
 * since 1970; 0 if there is none. A date in the future would mask missing backups until that date, and does not count.
 */
function newestBackup(): number {
  const folder = path.join(env.DATA_DIR, "backups");
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(db|dump)$/.test(file)) : [];
  const times = files.map((file) => statSync(path.join(folder, file)).mtimeMs);
  return Math.max(0, ...times.filter((time) => time <= Date.now()));
}

/** Tells whether mails are stuck. Without a mail server they wait on purpose. */
const isMailStuck = async () => Boolean(env.SMTP_URL) && isQueueStuck((await getDatabase()).db);

/** Registers metrics that are looked up when Prometheus asks for them. A metric that cannot be looked up is NaN. */
export function registerGauges() {
  const gauge = (name: string, help: string, look: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      async collect() {
        this.set(await pTimeout(Promise.resolve().then(look), { milliseconds: TIMEOUT_MS }).catch(() => Number.NaN));
      },
    });
  gauge("site_ready", "1 if this instance can serve visitors, as /api/ready says", async () => Number(await isReady()));
  gauge(
    "site_mail_oldest_seconds",
    "How long the mail has waited that was queued first, where there is a mail server",
    async () => (env.SMTP_URL ? (await oldestMailAge((await getDatabase()).db)) / 1000 : Number.NaN),
  );
  gauge("site_mail_queue_stuck", "1 if mails are due that no instance sends", async () => Number(await isMailStuck()));
  gauge(
    "site_backup_timestamp_seconds",
    "When the newest complete backup was written; 0 if there is none",
    () => newestBackup() / 1000,
  );
}

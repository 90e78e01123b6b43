import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import pTimeout from "p-timeout";
import { Gauge } from "prom-client";
import { getDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/logger";
import { isQueueStuck, oldestMailAge } from "@/lib/mail/outbox";
import { metrics } from "@/lib/metrics";

/** More frequent checks get the last result: a check writes to the disk. */
const CACHED_MS = 1000;
const TIMEOUT_MS = 2000;
const ROW = 1;

/** Without a mail server mails wait on purpose. */
const isMailStuck = async () => Boolean(env.SMTP_URL) && isQueueStuck((await getDatabase()).db);

async function check(): Promise<boolean> {
  const { db } = await getDatabase();
  const at = Date.now();
  // A write, because a database that can only be read stores no enquiry.
  await db
    .insertInto("heartbeat")
    .values({ id: ROW, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
  return !(await isMailStuck());
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

const BACKUPS = path.join(env.DATA_DIR, "backups");

/** When the newest file of `npm run backup` was written, in milliseconds since 1970; NaN if there is none. */
function newestBackup(): number {
  const files = existsSync(BACKUPS) ? readdirSync(BACKUPS) : [];
  return files.length ? Math.max(...files.map((file) => statSync(path.join(BACKUPS, file)).mtimeMs)) : Number.NaN;
}

/** Registers metrics that are looked up when Prometheus asks for them. What cannot be looked up is NaN. */
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
  gauge("site_ready", "1 if this instance can do its work, as /api/ready says", async () => Number(await isReady()));
  gauge(
    "site_mail_oldest_seconds",
    "How long the mail has waited that was queued first, where there is a mail server",
    async () => (env.SMTP_URL ? (await oldestMailAge((await getDatabase()).db)) / 1000 : Number.NaN),
  );
  gauge("site_mail_queue_stuck", "1 if mails are due that no instance sends", async () => Number(await isMailStuck()));
  gauge("site_backup_timestamp_seconds", "When the newest backup was written", () => newestBackup() / 1000);
}

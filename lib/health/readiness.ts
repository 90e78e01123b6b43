import "server-only";
import type { Kysely } from "kysely";
import { getDatabase } from "@/lib/db";
import type { Schema } from "@/lib/db/schema";
import { isOutboxStuck } from "@/lib/enquiries/outbox";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/log";

/** Whoever asks more often gets the last answer: a check writes to the disk. */
const KEPT_FOR_MS = 1000;
const TIMEOUT_MS = 2000;
const ROW = 1;

/** Writes, as a database that can only be read keeps no enquiry. @throws what the driver throws. */
async function write(db: Kysely<Schema>) {
  const at = Date.now();
  await db
    .insertInto("heartbeat")
    .values({ id: ROW, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}

async function check(): Promise<boolean> {
  try {
    const { db } = await getDatabase();
    await write(db);
    return !(env.SMTP_URL && (await isOutboxStuck(db)));
  } catch (error) {
    log.warn({ event: "not-ready", ...causeOf(error) });
    return false;
  }
}

const late = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS).unref();
  });

let last: { at: number; answer: Promise<boolean> } | undefined;

/** Whether the database is migrated and takes writes, and the mail goes out. Answers within two seconds. */
export function isReady(): Promise<boolean> {
  if (!last || Date.now() - last.at > KEPT_FOR_MS) last = { at: Date.now(), answer: Promise.race([check(), late()]) };
  return last.answer;
}

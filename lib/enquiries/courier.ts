import "server-only";
import { doDaily } from "@/lib/daily";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/database";
import type { EnquiryRow } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/log";
import { type Addresses, composeMail } from "./mail";
import { purgeOld } from "./manage";
import { claimDue, markDelivered, markFailed, releaseClaims, renewClaims } from "./outbox";
import { createSender, type Send } from "./sender";

/** Connections that are made at once. A message that hangs gives its place to another soon. */
const MOST_AT_ONCE = 20;
const HUNG_AFTER_MS = 3000;
/** Of those that hang, so many are waited for at once; the one that hangs longest gives way to the next. */
const MOST_HUNG = 80;
/** Well within a claim's time (outbox.ts). */
const RENEW_EVERY_MS = 30_000;
/** How soon what a delivery came to is written down again, where the database was away. */
const NOTE_AGAIN_MS = 1000;
/** How soon another instance's, or a restarted one's, messages are looked for. */
const LOOK_EVERY_MS = 1000;
/** Of what is on its way at the end: less than the server gives all of it (lib/server/serve.mjs). */
const LAST_MAILS_MS = 2500;

interface Courier {
  /** There is something to send: look now. */
  wake: () => void;
  /** Takes nothing more, and waits for what is on its way, but not for a mail server that hangs. */
  stop: () => Promise<void>;
}

/** Brings what is in the store to the company's mailbox, for as long as the process runs. */
export function startCourier(send: Send, addresses: Addresses, open: () => Promise<Database>): Courier {
  const onTheWay = new Map<string, Promise<void>>();
  const hung = new Map<string, AbortController>();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let isFirstLook = true;

  /** Writes down what a delivery came to, however long the database is away: else the message would be sent again. */
  const note = async <Result>(id: string, write: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (isStopped) throw error;
        log.warn({ event: "outbox", id, ...causeOf(error) });
        await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN_MS));
      }
    }
  };

  const deliver = async ({ db }: Database, enquiry: EnquiryRow, signal: AbortSignal) => {
    const { id, attempts } = enquiry;
    try {
      await send(composeMail(enquiry, addresses), attempts, signal);
    } catch (error) {
      const next = await note(id, () => markFailed(db, enquiry, error));
      log.warn({ event: "delivery", outcome: "failed", id, next: new Date(next).toISOString(), ...causeOf(error) });
      return;
    }
    await note(id, () => markDelivered(db, enquiry));
    log.info({ event: "delivery", outcome: "done", id });
  };

  const renew = async () => {
    const { db } = await open();
    if (onTheWay.size) await renewClaims(db, [...onTheWay.keys()]);
  };
  const renewing = setInterval(() => {
    // The claim runs out, and another instance may send the message, too.
    renew().catch((error) => log.warn({ event: "outbox", ...causeOf(error) }));
  }, RENEW_EVERY_MS).unref();

  const freePlaces = () => MOST_AT_ONCE + hung.size - onTheWay.size;

  const look = async () => {
    const database = await open();
    const isPostgres = database.pool !== undefined;
    if (isFirstLook && !isPostgres) await releaseClaims(database.db);
    isFirstLook = false;
    const due = await claimDue(database.db, { limit: freePlaces(), isPostgres, except: [...onTheWay.keys()] });
    for (const enquiry of due) {
      const { id } = enquiry;
      const controller = new AbortController();
      const delivery = deliver(database, enquiry, controller.signal)
        // The claim runs out by itself.
        .catch((error) => log.error({ event: "outbox", id, ...causeOf(error) }))
        .finally(() => {
          clearTimeout(hangs);
          onTheWay.delete(id);
          hung.delete(id);
          wake();
        });
      const hangs = setTimeout(() => {
        hung.set(id, controller);
        const [[longest, its] = []] = hung;
        if (longest && hung.size > MOST_HUNG) {
          hung.delete(longest);
          its?.abort();
        }
        wake();
      }, HUNG_AFTER_MS);
      onTheWay.set(id, delivery);
    }
  };

  const run = () => {
    clearTimeout(timer);
    if (isStopped || looking) return;
    looking = (freePlaces() > 0 ? look() : Promise.resolve())
      .catch((error) => log.warn({ event: "outbox", ...causeOf(error) }))
      .finally(() => {
        looking = undefined;
        if (!isStopped) timer = setTimeout(run, LOOK_EVERY_MS);
      });
  };
  const wake = () => run();

  run();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(renewing);
      await looking;
      const late = new Promise((resolve) => setTimeout(resolve, LAST_MAILS_MS).unref());
      await Promise.race([Promise.allSettled(onTheWay.values()), late]);
    },
  };
}

const shared = globalThis as typeof globalThis & { siteCourier?: Courier };

/** Starts the process's own courier, where the settings name a mail server, and lets go of what is too old. */
export function startOutbox() {
  if (shared.siteCourier) return;
  doDaily("enquiries-purged", async () => purgeOld((await getDatabase()).db, env.ENQUIRY_RETENTION_DAYS));
  const { SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM } = env;
  if (!SMTP_URL || !ENQUIRY_TO) {
    log.warn({ event: "mail-off", text: "SMTP_URL or ENQUIRY_TO is unset: enquiries are kept, and no mail leaves" });
    return;
  }
  shared.siteCourier = startCourier(
    createSender(SMTP_URL),
    { to: ENQUIRY_TO, from: ENQUIRY_FROM ?? ENQUIRY_TO },
    getDatabase,
  );
}

/** Takes nothing more out of the store; what is on its way may arrive. */
export const stopOutbox = async () => shared.siteCourier?.stop();

/** Says that an enquiry has just been kept. */
export const wakeOutbox = () => shared.siteCourier?.wake();

import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/connection";
import type { EnquiryRow } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/logger";
import { createMailTransport, MAX_CONNECTIONS, type MailTransport } from "@/lib/mail-transport";
import { type Addresses, composeMail } from "./message";
import { claimDue, markDelivered, markFailed, releaseClaims } from "./queue";

/** How soon messages of another instance, or of one that crashed, are found. */
const POLL_MS = 1000;
/** Less than the shutdown gives to all hooks (lib/server/main.ts). */
const SHUTDOWN_WAIT_MS = 2500;

/** Sends queued messages until stopped. A failed one is retried until it is delivered. */
export function startMailWorker(transport: MailTransport, addresses: Addresses, open: () => Promise<Database>) {
  const sending = new PQueue({ concurrency: MAX_CONNECTIONS });
  /** Ends the attempts to record results. */
  const aborting = new AbortController();
  let isStopping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling: Promise<void> | undefined;
  let isFirstPoll = true;

  /** Records a result, however long the database is away: otherwise the message would be sent again. */
  const record = <Result>(write: () => Promise<Result>): Promise<Result> =>
    pRetry(write, {
      retries: Number.POSITIVE_INFINITY,
      factor: 1,
      minTimeout: POLL_MS,
      signal: aborting.signal,
      onFailedAttempt: ({ error }) => log.warn({ event: "mail-queue", ...causeOf(error) }),
    });

  const deliver = async ({ db }: Database, enquiry: EnquiryRow) => {
    const { id } = enquiry;
    try {
      await transport.send(composeMail(enquiry, addresses));
    } catch (error) {
      const next = await record(() => markFailed(db, enquiry, error));
      log.warn({ event: "delivery", outcome: "failed", id, next: new Date(next).toISOString(), ...causeOf(error) });
      return;
    }
    await record(() => markDelivered(db, enquiry));
    log.info({ event: "delivery", outcome: "done", id });
  };

  const poll = async () => {
    const database = await open();
    const isPostgres = database.pool !== undefined;
    if (isFirstPoll && !isPostgres) await releaseClaims(database.db);
    isFirstPoll = false;
    const limit = MAX_CONNECTIONS - sending.pending;
    if (limit <= 0) return;
    for (const enquiry of await claimDue(database.db, { limit, isPostgres }))
      sending
        .add(() => deliver(database, enquiry))
        .catch((error) => log.error({ event: "mail-queue", id: enquiry.id, ...causeOf(error) }))
        .finally(wake);
  };

  function wake() {
    if (isStopping || polling) return;
    clearTimeout(timer);
    polling = poll()
      .catch((error) => log.warn({ event: "mail-queue", ...causeOf(error) }))
      .finally(() => {
        polling = undefined;
        if (!isStopping) timer = setTimeout(wake, POLL_MS);
      });
  }

  wake();
  return {
    wake,
    /** Claims nothing more, and waits a moment for what is being sent. */
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await polling;
      await Promise.race([sending.onIdle(), delay(SHUTDOWN_WAIT_MS, undefined, { ref: false })]);
      aborting.abort();
      transport.close();
    },
  };
}

/** Next instantiates this module once per bundle; the worker exists once. */
const running = remember("mail worker", (): { worker?: ReturnType<typeof startMailWorker> } => ({}));

/** Starts the process's mail worker if the settings name a mail server. @returns a function that stops it. */
export function startMail(): () => Promise<void> {
  const { SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM } = env;
  if (!SMTP_URL || !ENQUIRY_TO) return async () => {};
  const addresses = { to: ENQUIRY_TO, from: ENQUIRY_FROM ?? ENQUIRY_TO };
  running.worker = startMailWorker(createMailTransport(SMTP_URL), addresses, getDatabase);
  return running.worker.stop;
}

export const wakeMailWorker = () => running.worker?.wake();

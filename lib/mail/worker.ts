import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import type { Kysely } from "kysely";
import type { SendMailOptions } from "nodemailer";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/connection";
import type { Schema } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { causeOf, log } from "@/lib/logger";
import { claimDue, type MailTable, markDelivered, markFailed, type QueuedMail, resumeQueue } from "./queue";
import { createMailTransport, MAX_CONNECTIONS, type MailTransport } from "./transport";

/** How soon messages of another instance, or of one that crashed, are found. */
const POLL_MS = 1000;
/** Less than the shutdown gives to all background work (lib/server/serve.ts). */
const SHUTDOWN_WAIT_MS = 2500;

export interface Addresses {
  to: string;
  from: string;
}

/** A domain's mails. */
export interface MailSource {
  table: MailTable;
  /** The mail of a queued row, or undefined if there is nothing to send any more; the row then leaves the queue. */
  compose: (db: Kysely<Schema>, id: string, addresses: Addresses) => Promise<SendMailOptions | undefined>;
}

/** Sends queued messages until stopped. A failed one is retried until it is delivered. */
export function startMailWorker(
  transport: MailTransport,
  addresses: Addresses,
  sources: MailSource[],
  open: () => Promise<Database>,
) {
  const sending = new PQueue({ concurrency: MAX_CONNECTIONS });
  /** Ends the attempts to record results. */
  const aborting = new AbortController();
  let isStopping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling: Promise<void> | undefined;
  let isFirstPoll = true;
  let isDatabaseAway = false;

  /** Logs once that the database is away, and once that it is back. */
  const watchDatabase = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await action();
      if (isDatabaseAway) log.info({ event: "mail-queue", outcome: "database back" });
      isDatabaseAway = false;
      return result;
    } catch (error) {
      if (!isDatabaseAway) log.warn({ event: "mail-queue", outcome: "database away", ...causeOf(error) });
      isDatabaseAway = true;
      throw error;
    }
  };

  /** Records a result, however long the database is away: otherwise the message would be sent again. */
  const record = <Result>(write: () => Promise<Result>): Promise<Result> =>
    pRetry(() => watchDatabase(write), {
      retries: Number.POSITIVE_INFINITY,
      factor: 1,
      minTimeout: POLL_MS,
      signal: aborting.signal,
    });

  const deliver = async ({ db }: Database, { table, compose }: MailSource, message: QueuedMail) => {
    const { id } = message;
    let outcome: "done" | "dropped";
    try {
      const mail = await compose(db, id, addresses);
      if (mail) await transport.send(mail);
      outcome = mail ? "done" : "dropped";
    } catch (error) {
      const next = await record(() => markFailed(db, table, message, error));
      log.warn({ event: "delivery", outcome: "failed", id, next: new Date(next).toISOString(), ...causeOf(error) });
      return;
    }
    await record(() => markDelivered(db, table, message));
    log.info({ event: "delivery", outcome, id });
  };

  const poll = async () => {
    const database = await open();
    const isPostgres = database.pool !== undefined;
    if (isFirstPoll) for (const { table } of sources) await resumeQueue(database.db, table, isPostgres);
    isFirstPoll = false;
    for (const source of sources) {
      const limit = MAX_CONNECTIONS - sending.pending - sending.size;
      if (limit <= 0) return;
      for (const message of await claimDue(database.db, source.table, { limit, isPostgres }))
        sending
          .add(() => deliver(database, source, message))
          .catch((error) => log.error({ event: "mail-queue", id: message.id, ...causeOf(error) }))
          .finally(wake);
    }
  };

  function wake() {
    if (isStopping || polling) return;
    clearTimeout(timer);
    polling = watchDatabase(poll)
      // Logged, and polled again.
      .catch(() => {})
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
export function startMail(sources: MailSource[]): () => Promise<void> {
  const { SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM } = env;
  if (!SMTP_URL || !ENQUIRY_TO) return async () => {};
  const addresses = { to: ENQUIRY_TO, from: ENQUIRY_FROM ?? ENQUIRY_TO };
  running.worker = startMailWorker(createMailTransport(SMTP_URL), addresses, sources, getDatabase);
  return running.worker.stop;
}

export const wakeMailWorker = () => running.worker?.wake();

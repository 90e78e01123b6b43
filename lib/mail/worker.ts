import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import type { Kysely } from "kysely";
import type { SendMailOptions } from "nodemailer";
import PQueue from "p-queue";
import pRetry from "p-retry";
import { brand } from "@/content/company/brand";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/connection";
import type { OutboxRow, Schema } from "@/lib/db/schema";
import { causeOf, log } from "@/lib/log";
import { env } from "@/lib/settings/env";
import { claimDue, markFailed, removeMail, resumeQueue } from "./outbox";
import { createMailTransport, MAX_CONNECTIONS, type MailTransport } from "./transport";

/** The interval at which messages of other instances, running or crashed, are found. */
const POLL_MS = 1000;
/** The time to finish at a shutdown. All background work has more (lib/server/serve.ts). */
const SHUTDOWN_WAIT_MS = 2500;

export interface Addresses {
  to: string;
  from: NonNullable<SendMailOptions["from"]>;
}

/** The sender of all mails. @param from `ENQUIRY_FROM` @param to `ENQUIRY_TO` */
export const toSender = (from: typeof env.ENQUIRY_FROM, to: string) => ({
  name: from?.name ?? brand.name,
  address: from?.address ?? to,
});

interface ComposedMail {
  /** The message; undefined if it is not to be sent any more, and the mail leaves the queue. */
  message?: SendMailOptions;
  /** Records the delivery, in the transaction in which the mail leaves the queue. */
  onRemoved?: (trx: Kysely<Schema>) => Promise<unknown>;
}

/** Composes the mails of one kind. */
export type MailComposer = (db: Kysely<Schema>, mail: OutboxRow, addresses: Addresses) => Promise<ComposedMail>;

/** The composers by kind. Mails of another kind are left to other processes. */
export type MailComposers = Partial<Record<OutboxRow["kind"], MailComposer>>;

/**
 * Claims and composes a mail that never waits in the outbox, whose oldest mail an alert watches.
 * @returns undefined if it is not due; a message that is undefined is not to be sent any more.
 */
export type NoticeComposer = (
  db: Kysely<Schema>,
  addresses: Addresses,
  now?: number,
) => Promise<{ message?: SendMailOptions; onSent: () => Promise<unknown> } | undefined>;

interface WorkerOptions {
  transport: MailTransport;
  addresses: Addresses;
  composers: MailComposers;
  open: () => Promise<Database>;
  /** Tells that no other server can use the database (`lockForServer`). */
  isOnlyServer: boolean;
  composeNotice?: NoticeComposer;
}

/** Sends queued mails, and the notice, until stopped. A mail that fails is retried until it is delivered. */
export function startMailWorker(options: WorkerOptions) {
  const { transport, addresses, composers, open, isOnlyServer, composeNotice } = options;
  const kinds = Object.keys(composers) as OutboxRow["kind"][];
  const sending = new PQueue({ concurrency: MAX_CONNECTIONS });
  /** Aborts the attempts to record results. */
  const aborting = new AbortController();
  let isStopping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling: Promise<void> | undefined;
  let isFirstPoll = true;
  let isDatabaseAway = false;

  /** Logs once that the database cannot be reached, and once that it can be again. */
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

  /** Records a result, however long the database cannot be reached: otherwise the message would be sent again. */
  const record = <Result>(write: () => Promise<Result>): Promise<Result> =>
    pRetry(() => watchDatabase(write), {
      retries: Number.POSITIVE_INFINITY,
      factor: 1,
      minTimeout: POLL_MS,
      signal: aborting.signal,
    });

  const deliver = async ({ db }: Database, mail: OutboxRow) => {
    const about = { kind: mail.kind, id: mail.enquiry_id ?? mail.id };
    let composed: ComposedMail = {};
    try {
      composed = (await composers[mail.kind]?.(db, mail, addresses)) ?? {};
      if (composed.message) await transport.send(composed.message);
    } catch (error) {
      const next = await record(() => markFailed(db, mail, error));
      log.warn({
        event: "delivery",
        outcome: "failed",
        ...about,
        next: new Date(next).toISOString(),
        ...causeOf(error),
      });
      return;
    }
    await record(() => removeMail(db, mail, composed.onRemoved));
    log.info({ event: "delivery", outcome: composed.message ? "done" : "dropped", ...about });
  };

  const sendNotice = async ({ message, onSent }: NonNullable<Awaited<ReturnType<NoticeComposer>>>) => {
    try {
      if (message) await transport.send(message);
    } catch (error) {
      log.warn({ event: "delivery", outcome: "failed", kind: "notice", ...causeOf(error) });
      return;
    }
    await record(onSent);
    log.info({ event: "delivery", outcome: message ? "done" : "dropped", kind: "notice" });
  };

  /** Adds the sending of a mail to those in progress. */
  const add = (send: () => Promise<void>, about: object) =>
    sending
      .add(send)
      .catch((error) => log.error({ event: "mail-queue", ...about, ...causeOf(error) }))
      .finally(wake);

  const poll = async () => {
    const database = await open();
    const isPostgres = database.pool !== undefined;
    if (isFirstPoll) await resumeQueue(database.db, isOnlyServer);
    isFirstPoll = false;
    const limit = MAX_CONNECTIONS - sending.pending - sending.size;
    if (limit <= 0) return;
    for (const mail of await claimDue(database.db, { kinds, limit, isPostgres }))
      add(() => deliver(database, mail), { id: mail.id });
    const notice = await composeNotice?.(database.db, addresses);
    if (notice) add(() => sendNotice(notice), { kind: "notice" });
  };

  function wake() {
    if (isStopping || polling) return;
    clearTimeout(timer);
    polling = watchDatabase(poll)
      // The error is logged, and the queue is polled again.
      .catch(() => {})
      .finally(() => {
        polling = undefined;
        if (!isStopping) timer = setTimeout(wake, POLL_MS);
      });
  }

  wake();
  return {
    wake,
    /** Stops claiming mails, and waits a moment for those that are being sent. */
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

/** The process's mail worker, which exists once. Next instantiates this module once per bundle. */
const running = remember("mail worker", (): { worker?: ReturnType<typeof startMailWorker> } => ({}));

/**
 * Starts the process's mail worker if the settings name a mail server.
 * @returns a function that stops it.
 */
export function startMail(
  options: Pick<WorkerOptions, "composers" | "isOnlyServer" | "composeNotice">,
): () => Promise<void> {
  const { SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM } = env;
  if (!SMTP_URL || !ENQUIRY_TO) return async () => {};
  const addresses = { to: ENQUIRY_TO, from: toSender(ENQUIRY_FROM, ENQUIRY_TO) };
  const transport = createMailTransport(SMTP_URL);
  running.worker = startMailWorker({ ...options, transport, addresses, open: getDatabase });
  return running.worker.stop;
}

export const wakeMailWorker = () => running.worker?.wake();

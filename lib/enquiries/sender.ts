import "server-only";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport";
import { patienceMs } from "./retry";

/**
 * Sends a mail.
 * @param attempts how often that failed before.
 * @param signal gives it up.
 * @throws what the mail server or the line to it says; `ETIMEDOUT` where neither says anything for too long.
 */
export type Send = (mail: SendMailOptions, attempts: number, signal?: AbortSignal) => Promise<unknown>;
type Opened = Parameters<NonNullable<SMTPTransport.Options["getSocket"]>>[1];

/** Connects a socket; nodemailer turns it into TLS itself where the settings ask for that. */
function connect(socket: Socket, { host, port, secure }: SMTPTransport.Options, opened: Opened) {
  const onError = (error: Error) => opened(error, null);
  socket.once("error", onError);
  socket.connect({ host: host ?? "localhost", port: Number(port ?? (secure ? 465 : 587)) }, () => {
    socket.off("error", onError).setKeepAlive(true);
    opened(null, { connection: socket });
  });
}

/** A deadline that can be set anew. */
function openDeadline() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reject: (error: Error) => void;
  const isOver = new Promise<never>((_, onOver) => {
    reject = onOver;
  });
  const clear = () => clearTimeout(timer);
  const set = (ms: number, what: string) => {
    clear();
    timer = setTimeout(() => reject(Object.assign(new Error(`${what} within ${ms} ms`), { code: "ETIMEDOUT" })), ms);
  };
  const giveUp = () => reject(Object.assign(new Error("Given up for others"), { code: "ETIMEDOUT" }));
  return { isOver, set, clear, giveUp };
}

/** Sends over an SMTP server, each message on a connection of its own, so that none waits for another. */
export function createSender(smtpUrl: string, patience = patienceMs): Send {
  return async (mail, attempts, signal) => {
    const ms = patience(attempts);
    // A connection that nodemailer opened by itself could not be ended from here. It may end when nobody listens any more.
    const socket = new Socket().on("error", () => {});
    const getSocket: SMTPTransport.Options["getSocket"] = (options, opened) => connect(socket, options, opened);
    // nodemailer's own, which begin later, end with the connection.
    const timeouts = { connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms };
    const transport = createTransport(new SMTPTransport({ ...timeouts, url: smtpUrl, getSocket }));
    const deadline = openDeadline();
    transport.use("stream", ({ message }, done) => {
      const onEnd = () => deadline.set(ms, "Not answered");
      message.transform(new PassThrough().once("end", onEnd));
      done();
    });
    deadline.set(ms, "Not taken");
    signal?.addEventListener("abort", deadline.giveUp);
    try {
      return await Promise.race([transport.sendMail(mail), deadline.isOver]);
    } catch (error) {
      socket.destroy(error as Error);
      throw error;
    } finally {
      deadline.clear();
    }
  };
}

import "server-only";
import { Socket } from "node:net";
import { createTransport, type SendMailOptions } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport";

/**
 * A server may be slow. One that says nothing for so long is taken for hung, and so is one that has not taken a
 * message after all this time, whatever it said meanwhile: well before the message's claim runs out (outbox.ts).
 */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, inAll: 60_000 };

const timedOut = (message: string) => Object.assign(new Error(message), { code: "ETIMEDOUT" });

export type Send = (mail: SendMailOptions) => Promise<unknown>;
type Opened = Parameters<NonNullable<SMTPTransport.Options["getSocket"]>>[1];

/** Connects a socket; nodemailer turns it into TLS itself where the settings ask for that. */
function connect(socket: Socket, { host, port, secure, connectionTimeout }: SMTPTransport.Options, opened: Opened) {
  const onTimeout = () => socket.destroy(timedOut("Connection timeout"));
  const onError = (error: Error) => opened(error, null);
  socket.setTimeout(connectionTimeout ?? PATIENCE_MS.connectionTimeout).once("timeout", onTimeout);
  socket.once("error", onError);
  socket.connect({ host: host ?? "localhost", port: Number(port ?? (secure ? 465 : 587)) }, () => {
    socket.off("timeout", onTimeout).off("error", onError).setKeepAlive(true);
    opened(null, { connection: socket });
  });
}

/** Sends over an SMTP server, each message on a connection of its own, so that none waits for another. */
export function createSender(smtpUrl: string, patience: Partial<typeof PATIENCE_MS> = {}): Send {
  const { inAll, ...timeouts } = { ...PATIENCE_MS, ...patience };
  return async (mail) => {
    // A connection that nodemailer opened by itself could not be ended from here.
    const socket = new Socket();
    const getSocket: SMTPTransport.Options["getSocket"] = (options, opened) => connect(socket, options, opened);
    const transport = createTransport(new SMTPTransport({ ...timeouts, url: smtpUrl, getSocket }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(timedOut(`Not taken within ${inAll} ms`)), inAll);
    });
    try {
      return await Promise.race([transport.sendMail(mail), isOver]);
    } catch (error) {
      socket.destroy();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

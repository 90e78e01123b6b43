import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

const HOST = "127.0.0.1";

/** The behaviour of the server: it accepts a message, rejects it permanently or temporarily, or stops responding. */
export type Behaviour = "accept" | "refuse" | "defer" | "hang";

const replies = {
  refuse: { responseCode: 550, message: "5.7.1 We do not like this one" },
  defer: { responseCode: 451, message: "4.7.1 Please try again later" },
};

/** An accepted message: parsed, raw, and its envelope. */
interface Mail extends Email {
  raw: string;
  envelope: { from: string; to: string[] };
}

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom ? mailFrom.address : "",
  to: rcptTo.map(({ address }) => address),
});

/**
 * Opens a real SMTP server on loopback, on a free port. `behave` is called for each message with its first bytes, which
 * include the headers; by default every message is accepted.
 */
export async function openMailbox() {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const state = {
    behave: (_head: string): Behaviour | Promise<Behaviour> => "accept",
    /** The number of messages that `behave` was called for. */
    attempts: 0,
  };
  let server: SMTPServer | undefined;

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Behaviour> {
    let behaviour: Behaviour | undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      if (chunks.length > 1) continue;
      state.attempts++;
      behaviour = await state.behave(chunk.toString());
    }
    if (behaviour === "accept") {
      const raw = Buffer.concat(chunks).toString();
      mails.push({ ...(await PostalMime.parse(raw)), raw, envelope: envelopeOf(session) });
    }
    return behaviour ?? "hang";
  }

  const start = async (port: number) => {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      onData(stream, session, reply) {
        receive(stream, session).then((behaviour) => {
          if (behaviour === "accept") reply();
          else if (behaviour !== "hang") reply(Object.assign(new Error(), replies[behaviour]));
        }, reply);
      },
    });
    // Clients that disconnect are part of the tests.
    opened.on("error", () => {});
    opened.server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      opened.server.once("error", reject);
      opened.listen(port, HOST, resolve);
    });
    server = opened;
    return (opened.server.address() as AddressInfo).port;
  };

  const port = await start(0);
  return Object.assign(state, {
    mails,
    url: `smtp://${HOST}:${port}`,
    /** Listens again on the same port. */
    start: async () => {
      if (!server) await start(port);
    },
    /** Refuses new connections and breaks open ones. */
    stop: async () => {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = new Promise<void>((resolve) => closing.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  });
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

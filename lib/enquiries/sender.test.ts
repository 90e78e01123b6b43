import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";
import { createSender } from "./sender";

jest.setTimeout(60_000);

const mail = { from: "a@example.org", to: "b@example.org", text: "Hello" };
let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.stop());

test("a server that never stops talking and never takes the message is given up, and hung up on", async () => {
  mailbox.behave = () => "drip";
  await expect(createSender(mailbox.url, () => 2000)(mail, 0)).rejects.toMatchObject({
    code: "ETIMEDOUT",
    message: "Not answered within 2000 ms",
  });
  await until(() => mailbox.connections() === 0);
});

test("one that does not take the message is given up as well, at whatever it hangs", async () => {
  mailbox.silentGreetings = 1;
  await expect(createSender(mailbox.url, () => 1000)(mail, 0)).rejects.toMatchObject({
    code: "ETIMEDOUT",
    message: "Not taken within 1000 ms",
  });
});

test("the time to answer begins once the whole message is there, and is longer where it was too short before", async () => {
  mailbox.behave = () => new Promise((resolve) => setTimeout(resolve, 1500, "accept"));
  const send = createSender(mailbox.url, (attempts) => 1000 * 2 ** attempts);
  await expect(send(mail, 0)).rejects.toMatchObject({ message: "Not answered within 1000 ms" });
  await send(mail, 1);
});

test("what was given up does not end the next message, nor does what was taken", async () => {
  const send = createSender(mailbox.url, () => 1000);
  mailbox.behave = () => "hang";
  await expect(send(mail, 0)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  mailbox.behave = () => "accept";
  await send(mail, 0);
  await send(mail, 0);
  expect(mailbox.mails).toHaveLength(2);
});

test("a server that is not there is told by its code", async () => {
  await mailbox.stop();
  await expect(createSender(mailbox.url)(mail, 0)).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("a name that leads nowhere is told by its code", async () => {
  await expect(createSender("smtp://mail.invalid:25")(mail, 0)).rejects.toMatchObject({
    code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/),
  });
});

describe("an encrypted line, with a login", () => {
  const cases: [string, SMTPServerOptions][] = [
    ["smtps", { secure: true }],
    ["smtp", {}],
  ];
  test.each(cases)("%s", async (protocol, options) => {
    const seen: unknown[] = [];
    // It warns of the certificate that it brings along, which is what is wanted here.
    jest.mocked(console.error).mockImplementationOnce(() => {});
    const server = new SMTPServer({
      ...options,
      onAuth: ({ username, password }, { secure }, done) => {
        seen.push({ username, password, secure });
        done(null, { user: username });
      },
      onData: (stream, _, done) => {
        stream.resume().once("end", done);
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    try {
      await createSender(`${protocol}://user:word@127.0.0.1:${port}?tls.rejectUnauthorized=false`)(mail, 0);
      expect(seen).toEqual([{ username: "user", password: "word", secure: true }]);
      await expect(createSender(`${protocol}://user:word@127.0.0.1:${port}`)(mail, 0)).rejects.toThrow(/certificate/);
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
});

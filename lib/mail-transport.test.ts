import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { createMailTransport } from "./mail-transport";

jest.setTimeout(60_000);

const mail = { from: "a@example.org", to: "b@example.org", text: "Hello" };

test.each([
  ["smtps://", "TLS from the start", true],
  ["smtp://", "STARTTLS", false],
])("%s logs in over %s, and verifies the certificate", async (protocol, _, secure) => {
  const logins: unknown[] = [];
  // The server warns that its certificate is self-signed.
  jest.mocked(console.error).mockImplementationOnce(() => {});
  const server = new SMTPServer({
    secure,
    onAuth: ({ username, password }, session, done) => {
      logins.push({ username, password, secure: session.secure });
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      stream.resume().once("end", done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `${protocol}user:word@127.0.0.1:${port}`;
  const [lax, strict] = [createMailTransport(`${url}?tls.rejectUnauthorized=false`), createMailTransport(url)];
  try {
    await lax.send(mail);
    expect(logins).toEqual([{ username: "user", password: "word", secure: true }]);
    await expect(strict.send(mail)).rejects.toThrow(/certificate/);
  } finally {
    lax.close();
    strict.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

test("a server without TLS gets mail on loopback or with ?tls=optional only", async () => {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => {
      stream.resume().once("end", done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const { port } = server.server.address() as AddressInfo;
  const send = async (url: string) => {
    const transport = createMailTransport(url);
    await transport.send(mail).finally(transport.close);
  };
  try {
    // Not a loopback address, and still this machine.
    await expect(send(`smtp://0.0.0.0:${port}`)).rejects.toMatchObject({ code: "ETLS" });
    await send(`smtp://0.0.0.0:${port}?tls=optional`);
    await send(`smtp://127.0.0.1:${port}`);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

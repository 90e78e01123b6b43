import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { createMailTransport } from "./mail-transport";

jest.setTimeout(60_000);

const mail = { from: "a@example.org", to: "b@example.org", text: "Hello" };

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

import { brand } from "@/content/company/brand";
import { openMailbox } from "@/lib/testing/mailbox";
import { createMailTransport } from "./transport";
import { toSender } from "./worker";

const mail = { from: "a@example.org", to: "b@example.org", text: "Hello" };

test("a server without TLS gets mail on loopback or with ?tls=optional only", async () => {
  const mailbox = await openMailbox();
  const send = async (url: string) => {
    const transport = createMailTransport(url);
    await transport.send(mail).finally(transport.close);
  };
  // This address is not a loopback one, and still this machine.
  const elsewhere = mailbox.url.replace("127.0.0.1", "0.0.0.0");
  await expect(send(elsewhere)).rejects.toMatchObject({ code: "ETLS" });
  await send(`${elsewhere}?tls=optional`);
  await send(mailbox.url);
  expect(mailbox.mails).toHaveLength(2);
  await mailbox.stop();
});

test.each([
  [undefined, `${brand.name} <sales@example.org>`],
  [{ name: undefined, address: "web@example.org" }, `${brand.name} <web@example.org>`],
  [{ name: 'Ümurage "Ltd", <Kigali>', address: "web@example.org" }, 'Ümurage "Ltd", <Kigali> <web@example.org>'],
])("ENQUIRY_FROM=%j: a mail is from %s", async (from, expected) => {
  const mailbox = await openMailbox();
  const transport = createMailTransport(mailbox.url);
  await transport.send({ ...mail, from: toSender(from, "sales@example.org") });
  transport.close();
  expect(mailbox.mails.map((mail) => `${mail.from?.name} <${mail.envelope.from}>`)).toEqual([expected]);
  await mailbox.stop();
});

test("every mail says that it is automatic (RFC 3834)", async () => {
  const mailbox = await openMailbox();
  const transport = createMailTransport(mailbox.url);
  await transport.send(mail);
  await transport.send({ ...mail, headers: { "Auto-Submitted": "auto-replied" } });
  transport.close();
  const said = mailbox.mails.map(({ headers }) => headers.filter(({ key }) => key === "auto-submitted"));
  expect(said).toMatchObject([[{ value: "auto-generated" }], [{ value: "auto-replied" }]]);
  await mailbox.stop();
});

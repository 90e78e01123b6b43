import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { rowOf } from "@/lib/testing/enquiries";
import { enquiryFieldNames } from "./fields";
import { composeMail } from "./mail";

const queued_at = Date.UTC(2030, 0);
const addresses = { to: "sales@example.org", from: "site@example.org" };
const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The mail as nodemailer sends it: its unfolded header lines, its envelope, and as a mail program parses it. */
async function write(change = {}) {
  const { message, envelope } = await transport.sendMail(composeMail(rowOf(change), { queued_at }, addresses));
  const [head = ""] = message.toString().split("\r\n\r\n", 1);
  const headers = head.replace(/\r\n[ \t]/g, " ").split("\r\n");
  return { headers, envelope, mail: await PostalMime.parse(message.toString()) };
}

const HEADERS = ["Content-Type", "Date", "From", "MIME-Version", "Message-ID", "Reply-To", "Subject", "To"];
const WITHOUT_REPLY_TO = HEADERS.filter((name) => name !== "Reply-To");
const namesOf = (headers: string[]) => headers.map((line) => line.replace(/:.*/s, "")).sort();

// Sender, recipients and replies are tested in e2e/enquiries/contact-form.spec.ts.
test("text and HTML both have all fields, the id, the time and the attribution", async () => {
  const { mail } = await write({ source: JSON.stringify({ landing: "/contact-us", utm_campaign: "boats" }) });
  const row = rowOf();
  const typed = enquiryFieldNames.map((name) => row[name]);
  for (const part of [mail.text ?? "", (mail.html ?? "").replace(/<[^>]+>/g, " ")])
    for (const text of [...typed, row.id, "2030-01-01T00:00:00.000Z", "/contact-us", "boats"])
      expect(part).toContain(text);
});

test("a retry has the Message-ID of the first attempt, a resend has a new one", () => {
  const idOf = (time: number) => composeMail(rowOf(), { queued_at: time }, addresses).messageId;
  const first = idOf(queued_at);
  expect(first).toMatch(/^<enquiry-23456789bc-[a-z0-9]+@localhost>$/);
  expect(idOf(queued_at)).toBe(first);
  expect(idOf(queued_at + 1)).not.toBe(first);
});

test("a suspect enquiry is marked in the subject, with its signals in the text", async () => {
  const { mail } = await write({ suspect: "links no-script" });
  expect(mail.subject).toBe("[Suspect] Enquiry: A registry of boats");
  for (const part of [mail.text, mail.html]) expect(part).toContain("links no-script");
});

test("text that looks like an encoded word (RFC 2047) is not decoded", async () => {
  const typed = "=?utf-8?B?V2lu?= =?utf-8?Q?a_prize?= 🎁 and so on, well past the end of a line";
  const shown = typed.replaceAll("=?", "= ?");
  const { mail } = await write({ subject: typed, name: typed });
  expect(mail).toMatchObject({ subject: `Enquiry: ${shown}`, replyTo: [{ name: shown, address: rowOf().email }] });
  expect(mail.text).toContain(typed);
});

test("an address that a mail program may not understand is in the text, but not in a header", async () => {
  for (const email of ["!#$%&*/=?^`{|}~-@example.rw", "keza@büro.example"])
    expect((await write({ email })).mail.replyTo).toHaveLength(1);
  for (const email of [
    "gérard@example.rw",
    "a@example.org,victim",
    "a>,<victim@example.org",
    '"a","b@example.org',
    "group:a@example.org;",
    "a..b@example.org",
  ]) {
    const { mail, headers } = await write({ email });
    expect(namesOf(headers)).toEqual(WITHOUT_REPLY_TO);
    expect(mail.text).toContain(`Email: ${email}\n`);
  }
});

const LINE_BREAK = "x@example.org\r\nBcc: victim@example.org\r\n\r\n<b>body</b>";
test.each([
  ["email", LINE_BREAK, WITHOUT_REPLY_TO],
  ["name", LINE_BREAK, HEADERS],
  ["name", 'Keza" <victim@example.org>, "', HEADERS],
  ["name", "=?utf-8?q?=0d=0aBcc:_victim@example.org?=", HEADERS],
  ["subject", LINE_BREAK, HEADERS],
])("the %s %j adds no header and no recipient", async (field, value, expected) => {
  const { mail, headers, envelope } = await write({ [field]: value });
  expect(namesOf(headers)).toEqual(expected);
  expect(envelope.to).toEqual(["sales@example.org"]);
  expect(mail.replyTo?.length ?? 0).toBeLessThan(2);
});

test("HTML in any field is escaped, and nodemailer opens no file or URL", async () => {
  const evil = `<script>alert(1)</script><img src=x onerror="a">&amp;'`;
  const source = JSON.stringify({ referrer: evil });
  const { mail } = await write({ name: evil, phone: evil, subject: evil, message: evil, source });
  expect(mail.html).not.toMatch(/<(script|img)/);
  expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt;&amp;amp;");
  expect(mail.text).toContain(evil);
  expect(composeMail(rowOf(), { queued_at }, addresses)).toMatchObject({
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

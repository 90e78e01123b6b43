import { contactSchema } from "@/lib/forms/schemas";
import { rowOf } from "@/lib/testing/enquiries";
import { writeMail } from "@/lib/testing/raw-mail";
import { composeMail } from "./mail";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));

const addresses = { to: "sales@example.org", from: "site@example.org" };
const write = (change = {}) => writeMail(composeMail(rowOf(change), addresses));

/** Every header that our mails have. */
const HEADERS = ["From", "To", "Reply-To", "Subject", "Message-ID", "Date", "MIME-Version", "Content-Type"];
const UNANSWERED = HEADERS.filter((name) => name !== "Reply-To").sort();
const namesOf = (headers: string[]) => headers.map((line) => line.replace(/:.*/s, "")).sort();

test("it goes to the company, and its answer to the visitor", async () => {
  const { mail, envelope } = await write();
  expect(envelope).toEqual({ from: "site@example.org", to: ["sales@example.org"] });
  expect(mail.from?.address).toBe("site@example.org");
  expect(mail.to).toEqual([{ name: "", address: "sales@example.org" }]);
  expect(mail.replyTo).toEqual([{ name: "Uwase Keza", address: "uwase@example.rw" }]);
  expect(mail.subject).toBe("Enquiry: A registry of boats");
});

test("both its parts say everything: fields, number, time, source", async () => {
  const source = JSON.stringify({ landing: "/contact-us", utm_campaign: "boats" });
  const { mail } = await write({ source });
  for (const part of [mail.text ?? "", (mail.html ?? "").replace(/<[^>]+>/g, " ")]) {
    for (const text of ["Uwase Keza", "uwase@example.rw", "+250 788 000 000", "A registry of boats", "23456789bc"]) {
      expect(part).toContain(text);
    }
    expect(part).toContain("2030-01-01T00:00:00.000Z");
    expect(part).toContain("We need a registry.\nFor boats.");
    expect(part).toContain("/contact-us");
    expect(part).toContain("boats");
    expect(part).not.toContain("Suspect");
  }
});

test("its Message-ID and date stay the same, however often it is written", async () => {
  const [first, second] = [await write(), await write({ attempts: 7, last_error: "451", claimed_until: 1 })];
  expect(first.mail.messageId).toMatch(/^<enquiry-23456789bc-[a-z0-9]+@localhost>$/);
  expect(second.mail.messageId).toBe(first.mail.messageId);
  expect(second.mail.date).toBe("2030-01-01T00:00:00.000Z");
  expect((await write({ id: "xxxxxxxxxx" })).mail.messageId).not.toBe(first.mail.messageId);
});

test("a suspect one is marked in its subject, and says why", async () => {
  const { mail } = await write({ suspect: "links foreign" });
  expect(mail.subject).toBe("[Suspect] Enquiry: A registry of boats");
  expect(mail.text).toContain("links foreign");
  expect(mail.html).toContain("links foreign");
});

test("what is sent again on purpose is a message of its own", () => {
  const again = rowOf({ queued_at: rowOf().queued_at + 1 });
  expect(composeMail(again, addresses).messageId).not.toBe(composeMail(rowOf(), addresses).messageId);
});

test("what looks like an encoded word is read as it was typed", async () => {
  const typed = "=?utf-8?B?V2lu?= =?utf-8?Q?a_prize?= 🎁 and so on, well past the end of a line";
  const { mail } = await write({ subject: typed, name: typed });
  expect(mail.subject).toBe(`Enquiry: ${typed}`);
  expect(mail.replyTo).toEqual([{ name: "", address: rowOf().email }]);
  expect(mail.text).toContain(typed);
});

test("a sign-up names the address, and how to unsubscribe it", async () => {
  const { mail } = await write({ kind: "subscribe", name: "", phone: "", subject: "", message: "" });
  expect(mail.subject).toBe("Email sign-up: uwase@example.rw");
  expect(mail.replyTo).toEqual([{ name: "", address: "uwase@example.rw" }]);
  expect(mail.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\/23456789bc\.[\w-]{22}\n/);
  expect((await write()).mail.text).not.toContain("unsubscribe");
});

test.each([
  ["Arabic", "مرحبا بالعالم"],
  ["Amharic", "ሰላም ልዑል"],
  ["characters beyond the first plane", "𠮷野家 👩🏾‍💻🇷🇼"],
  ["a long text", "Éternité ".repeat(16).trim()],
])("%s arrives as it was written, in header lines of plain ASCII", async (_, text) => {
  const { mail, head } = await write({ name: text.slice(0, 100), subject: text, message: `${text}\n${text}` });
  expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  for (const line of head.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
  expect(mail.subject).toBe(`Enquiry: ${text}`);
  expect(mail.replyTo?.[0]).toMatchObject({ name: text.slice(0, 100), address: "uwase@example.rw" });
  expect(mail.text).toContain(`${text}\n${text}`);
  expect(mail.html).toContain(text);
});

test("a domain in another script is one that any mail server takes", async () => {
  const { head } = await write({ email: "keza@büro.example" });
  expect(head).toContain("keza@xn--bro-hoa.example");
});

test.each([
  ["common signs", "o'keza+boats_1@mail.example.rw"],
  ["all that there are", "!#$%&*/=?^`{|}~-@example.rw"],
])("an address of %s can be answered", async (_, email) => {
  expect((await write({ email })).mail.replyTo).toEqual([{ name: "Uwase Keza", address: email }]);
});

/** What a form takes for an address, and no mail's header does. */
const UNANSWERABLE = [
  ["letters beyond ASCII", "gérard@example.rw"],
  ["another script", "用户@例子.中国"],
  ["several addresses", "a@example.org,victim"],
  ["a list", "a,b@example.org"],
  ["a name of its own", "<victim@example.org"],
  ["brackets", "a>,<victim@example.org"],
  ["a comment that does not end", "a(b@example.org"],
  ["quotes", '"a","b@example.org'],
  ["a group", "group:a@example.org;"],
  ["a dot too many", "a..b@example.org"],
  ["no domain", "a@<b>.c"],
] as const;

test.each(UNANSWERABLE)(
  "an address with %s stands in the text, and in no header that would be wrong",
  async (_, email) => {
    for (const kind of ["contact", "subscribe"] as const) {
      const { mail, head, headers, envelope } = await write({ email, kind });
      expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
      expect(namesOf(headers)).toEqual(UNANSWERED);
      expect(envelope.to).toEqual(["sales@example.org"]);
      expect(mail.text).toContain(`Email: ${email}\n`);
    }
  },
);

const BREAKS = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\u000b", "\u0000\n"];
const injections = BREAKS.flatMap((lineBreak) =>
  ["name", "email", "phone", "subject"].map((field) => [field, lineBreak] as const),
);

test.each(injections)(
  "a line break in %s (%j) is refused, and were it not, it would be no header",
  async (field, lineBreak) => {
    const evil = `x@example.org${lineBreak}Bcc: victim@example.org${lineBreak}${lineBreak}<b>body</b>`;
    expect(contactSchema.safeParse({ ...rowOf(), [field]: evil }).success).toBe(false);
    const { headers, envelope } = await write({ [field]: evil });
    expect(namesOf(headers)).toEqual(field === "email" ? UNANSWERED : [...HEADERS].sort());
    expect(envelope).toEqual({ from: "site@example.org", to: ["sales@example.org"] });
  },
);

test.each([
  ["a quote", 'Keza" <victim@example.org>, "'],
  ["brackets", "Keza <victim@example.org>"],
  ["a comma", "Keza, Uwase"],
  ["an encoded word", "=?utf-8?q?=0d=0aBcc:_victim@example.org?="],
])("a name with %s stays a name", async (_, name) => {
  const { mail, headers } = await write({ name });
  expect(namesOf(headers)).toEqual([...HEADERS].sort());
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]).toMatchObject({ address: "uwase@example.rw" });
});

test("what a visitor wrote is text in the HTML too", async () => {
  const evil = `<script>alert(1)</script><img src=x onerror="a">&amp;'`;
  const source = JSON.stringify({ referrer: evil });
  const { mail } = await write({ name: evil, phone: evil, subject: evil, message: evil, source });
  expect(mail.html).not.toMatch(/<(script|img)/);
  expect(mail.html).toContain(
    "&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt;&amp;amp;&#39;",
  );
  expect(mail.text).toContain(evil);
});

test("the paths and addresses of an enquiry are not opened", () => {
  expect(composeMail(rowOf(), addresses)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
});

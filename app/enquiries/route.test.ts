import { messages } from "@/content/messages";
import { describeDatabases } from "@/lib/testing/databases";
import { contact } from "@/lib/testing/enquiries";
import { type EnquiryRoute, openEnquiryRoute } from "@/lib/testing/enquiry-route";

jest.setTimeout(60_000);

const { kind: _, ...fields } = contact;
const from = (address: string) => ({ "x-client-address": address });
const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };

describeDatabases("posting an enquiry", (create) => {
  let site: EnquiryRoute;
  beforeEach(async () => {
    site = await openEnquiryRoute(create);
  });
  afterEach(() => site.close());

  const suspicions = async () => (await site.rows()).map(({ suspect }) => suspect);
  const human = () => ({ ...fields, token: site.makeFillToken(Date.now() - 60_000) });

  test("once it is answered, it is in the store, with where it came from", async () => {
    const visit = { landing: "/services/ui-design?utm_campaign=boats", referrer: "https://news.example/" };
    const answer = await site.postJson({ kind: "contact", ...human(), visit, key: "a-key-of-the-page" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    const [row, ...others] = await site.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...contact, suspect: "", delivered_at: null });
    expect(JSON.parse(row?.source ?? "")).toEqual({
      landing: "/services/ui-design",
      referrer: "https://news.example/",
      utm_campaign: "boats",
    });
  });

  test("a form without script is led back to its page, and the page it came from is kept", async () => {
    const referer = "http://localhost:3000/contact-us?utm_source=news";
    const answer = await site.postForm({ kind: "contact", ...fields, website: "" }, { referer });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/contact-us?answer=sent");
    const [row] = await site.rows();
    // At most suspect: it has no token of the script.
    expect(row).toMatchObject({ ...contact, suspect: "no-script" });
    expect(JSON.parse(row?.source ?? "")).toEqual({ landing: "/contact-us", utm_source: "news" });
  });

  test("a sign-up is one entry, however often it is sent", async () => {
    for (const email of ["keza@example.rw", "Keza@example.rw"]) {
      const answer = await site.postForm({ kind: "subscribe", email });
      expect(answer.headers.get("location")).toBe("/?answer=sent");
    }
    expect(await site.rows()).toMatchObject([{ kind: "subscribe", email: "keza@example.rw", name: "" }]);
  });

  test("a double click, a retry and a refresh are one; changed words are another", async () => {
    const same = { ...human(), key: "a-key-of-the-page" };
    const answers = await Promise.all([site.postJson(same), site.postJson(same), site.postJson(same)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await site.postJson(same, from("192.0.2.7"));
    expect(await site.rows()).toHaveLength(1);
    await site.postJson({ ...same, message: "Other words" });
    expect(await site.rows()).toHaveLength(2);
  });

  test("twenty in fifteen minutes are taken, repeats not counted; then the visitor is told to wait", async () => {
    const post = (i: number, address = "192.0.2.1") => site.postJson({ ...human(), subject: `${i}` }, from(address));
    for (let i = 0; i < 20; i++) {
      expect((await post(i)).status).toBe(200);
      expect((await post(i)).status).toBe(200);
    }
    const refused = await post(20);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(13 * 60);
    expect(await refused.json()).toMatchObject({ success: false, result: messages.contact.tooMany(15) });
    // What was taken before is still answered as sent: its first answer may have been lost.
    for (const i of [0, 19]) expect(await (await post(i)).json()).toEqual({ success: true });
    expect((await post(21, "192.0.2.2")).status).toBe(200);
    expect(await site.rows()).toHaveLength(21);
  });

  test("what could not be kept counts for nothing: it is taken once the database is back", async () => {
    const rename = (from: string, to: string) => site.db.schema.alterTable(from).renameTo(to).execute();
    await rename("enquiry_keys", "away");
    for (let i = 0; i < 22; i++) {
      const answer = await site.postJson({ ...human(), subject: `${i}` });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ result: messages.contact.unavailable });
    }
    await rename("away", "enquiry_keys");
    expect((await site.postJson(human())).status).toBe(200);
    expect(await site.rows()).toHaveLength(1);
  });

  test("a kind that no form has is refused, and nothing is kept", async () => {
    for (const kind of ["spam", ["subscribe"], null, 1])
      expect((await site.postJson({ ...human(), kind })).status).toBe(400);
    expect(await site.rows()).toEqual([]);
  });

  test.each([
    ["the honeypot is filled in", { website: "https://spam.example" }, {}, "honeypot"],
    ["another site sent it", {}, { origin: "https://spam.example" }, "foreign"],
    ["it is full of links", { message: "http://a.b http://c.d http://e.f" }, {}, "links"],
    ["its token is forged", { token: "kk.forged" }, {}, "no-script"],
    ["its token is no text", { token: { a: 1 } }, {}, "no-script"],
  ])("kept and marked: %s", async (_, change, headers, reason) => {
    const answer = await site.postJson({ ...human(), ...change }, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(await suspicions()).toEqual([reason]);
  });

  test("what is sent at once is marked as too fast", async () => {
    expect((await site.postJson({ ...fields, token: site.makeFillToken() })).status).toBe(200);
    expect(await suspicions()).toEqual(["too-fast"]);
  });

  test.each(["name", "subject", "email", "phone"])("a line break in %s is refused with a message", async (field) => {
    for (const lineBreak of ["\n", "\r\n", "\u2028"]) {
      const answer = await site.postJson({ ...human(), [field]: `a@b.c${lineBreak}Bcc: victim@example.org` });
      expect(answer.status).toBe(400);
      expect([messages.field.oneLine, messages.field.email]).toContain((await answer.json()).result);
    }
    expect(await site.rows()).toEqual([]);
  });

  test("a refused form keeps what was typed", async () => {
    const answer = await site.postForm({ kind: "contact", ...fields, email: "no address" });
    expect(answer.status).toBe(303);
    expect(await site.readAnswer("/contact-us", answer)).toEqual({
      message: messages.field.email,
      field: "email",
      values: { kind: "contact", ...fields, email: "no address" },
    });
    expect(await site.rows()).toEqual([]);
  });

  const MEGABYTE = "x".repeat(1_000_000);
  test.each<[string, BodyInit | null, Record<string, string>, number, string]>([
    ["1 MB of JSON", JSON.stringify({ ...fields, message: MEGABYTE }), json, 413, messages.contact.tooLarge],
    ["another type", "name=a", { "content-type": "text/plain" }, 415, messages.account.unreadable],
    [
      "a file upload's type",
      "name=a",
      { "content-type": "multipart/form-data; boundary=a" },
      415,
      messages.account.unreadable,
    ],
    ["no type", Buffer.from("{}"), {}, 415, messages.account.unreadable],
    ["no body", null, json, 400, messages.account.unreadable],
    ["broken JSON", '{"name":', json, 400, messages.account.unreadable],
    ["no UTF-8", Buffer.from('{"name":"\xff"}', "latin1"), json, 400, messages.account.unreadable],
    ["too long a message", JSON.stringify({ ...fields, message: "x".repeat(5001) }), json, 400, messages.field.tooLong],
    [
      "half a character",
      '{"name":"\\ud800","email":"a@b.c","subject":"a","message":"a"}',
      json,
      400,
      messages.field.oneLine,
    ],
    ["a NUL", JSON.stringify({ ...fields, message: "a\u0000b" }), json, 400, messages.field.unreadable],
  ])("%s is refused, and nothing is kept", async (_, body, headers, status, message) => {
    const answer = await site.send(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, result: message });
    expect(await site.rows()).toEqual([]);
  });

  test.each([
    ["1 MB", `name=${MEGABYTE}`, messages.contact.tooLarge],
    ["no UTF-8", "name=%ff", messages.account.unreadable],
  ])("a form of %s is led back to its page with the message", async (_, body, message) => {
    const answer = await site.send(body, form);
    expect(answer.status).toBe(303);
    expect(await site.readAnswer("/contact-us", answer)).toMatchObject({ message });
    expect(await site.rows()).toEqual([]);
  });

  test("what cannot be kept is not answered as sent", async () => {
    await site.db.schema.dropTable("enquiry_keys").execute();
    const answer = await site.postJson(human(), { "x-request-id": "12345678-and-more" });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      success: false,
      result: messages.contact.unavailable,
      reference: "12345678",
    });
    expect(await site.rows()).toEqual([]);
  });
});

import { messages } from "@/content/messages";
import { describeDatabases } from "@/lib/testing/databases";
import { contact } from "@/lib/testing/enquiries";
import { type EnquiryRoute, from, openEnquiryRoute } from "@/lib/testing/enquiry-route";

jest.setTimeout(60_000);

const { kind: _, ...fields } = contact;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "content-type": "application/json" };
const MEGABYTE = "x".repeat(1_000_000);

describeDatabases("POST /enquiries", (create) => {
  let site: EnquiryRoute;
  beforeEach(async () => {
    site = await openEnquiryRoute(create);
  });
  afterEach(() => site.close());

  const human = () => ({ ...fields, token: site.createFillToken(Date.now() - 60_000) });

  test("a message is stored with its attribution before the response", async () => {
    const visit = { landing: "/services/ui-design?utm_campaign=boats", referrer: "https://news.example/" };
    const response = await site.postJson({ kind: "contact", ...human(), visit, key: "a-key-of-the-page" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    const [row, ...others] = await site.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...contact, suspect: "", delivered_at: null });
    expect(JSON.parse(row?.source ?? "")).toEqual({
      landing: "/services/ui-design",
      referrer: "https://news.example/",
      utm_campaign: "boats",
    });
  });

  test("a form without JavaScript is redirected, and its page is the attribution", async () => {
    const referer = "http://localhost:3000/contact-us?utm_source=news";
    const response = await site.postForm({ kind: "contact", ...fields, website: "" }, { referer });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact-us/sent"]);
    const [row] = await site.rows();
    expect(row).toMatchObject({ ...contact, suspect: "no-script" });
    expect(JSON.parse(row?.source ?? "")).toEqual({ landing: "/contact-us", utm_source: "news" });
  });

  test("a sign-up is stored once", async () => {
    for (const email of ["keza@example.rw", "Keza@example.rw"]) {
      const response = await site.postForm({ kind: "subscribe", email });
      expect(response.headers.get("location")).toBe("/home/sent");
    }
    expect(await site.rows()).toMatchObject([{ kind: "subscribe", email: "keza@example.rw", name: "" }]);
  });

  test("a double click or a retry is one message, changed words are another", async () => {
    const same = { ...human(), key: "a-key-of-the-page" };
    const responses = await Promise.all([site.postJson(same), site.postJson(same), site.postJson(same)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await site.postJson(same, from("192.0.2.7"));
    expect(await site.rows()).toHaveLength(1);
    await site.postJson({ ...same, message: "Other words" });
    expect(await site.rows()).toHaveLength(2);
  });

  test("twenty in fifteen minutes per address; repeated posts do not count, and succeed at the limit", async () => {
    const post = (i: number, address = "192.0.2.1") => site.postJson({ ...human(), subject: `${i}` }, from(address));
    for (let i = 0; i < 20; i++) {
      expect((await post(i)).status).toBe(200);
      expect((await post(i)).status).toBe(200);
    }
    const refused = await post(20);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(13 * 60);
    expect(await refused.json()).toMatchObject({ success: false, result: messages.contact.tooMany(15) });
    expect((await post(0)).status).toBe(200);
    expect((await post(21, "192.0.2.2")).status).toBe(200);
    expect(await site.rows()).toHaveLength(21);
  });

  test("a message that cannot be stored fails with 503, and does not count against the limit", async () => {
    const rename = (from: string, to: string) => site.db.schema.alterTable(from).renameTo(to).execute();
    await rename("enquiry_keys", "away");
    for (let i = 0; i < 22; i++) {
      const response = await site.postJson({ ...human(), subject: `${i}` }, { "x-request-id": "12345678-and-more" });
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        success: false,
        result: messages.contact.unavailable,
        reference: "12345678",
      });
    }
    await rename("away", "enquiry_keys");
    expect((await site.postJson(human())).status).toBe(200);
    expect(await site.rows()).toHaveLength(1);
  });

  test("a post from another site is rejected with 403, and not stored", async () => {
    const foreign = { origin: "https://spam.example" };
    expect((await site.postJson(human(), foreign)).status).toBe(403);
    expect((await site.postForm({ kind: "contact", ...fields }, foreign)).status).toBe(403);
    expect(await site.rows()).toEqual([]);
  });

  test.each([
    ["honeypot", { website: "https://spam.example" }],
    ["links", { message: "http://a.b http://c.d http://e.f" }],
    ["no-script", { token: "kk.forged" }],
  ])("spam is stored with the mark %s", async (signal, change) => {
    expect((await site.postJson({ ...human(), ...change })).status).toBe(200);
    expect(await site.rows()).toMatchObject([{ suspect: signal }]);
  });

  test("a refused form keeps what was typed", async () => {
    const response = await site.postForm({ kind: "contact", ...fields, email: "no address" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact-us/message"]);
    expect(await site.readFlash("/contact-us", response)).toEqual({
      message: messages.field.email,
      field: "email",
      values: { kind: "contact", ...fields, email: "no address" },
    });
    expect((await site.postForm({ kind: "subscribe", email: "x" })).headers.get("location")).toBe("/home/message");
    expect(await site.rows()).toEqual([]);
  });

  const json = (change: object) => JSON.stringify({ ...fields, ...change });
  test.each<[string, BodyInit | null, Record<string, string>, number, string]>([
    ["1 MB of JSON", json({ message: MEGABYTE }), JSON_TYPE, 413, messages.account.tooLarge],
    ["multipart", "name=a", { "content-type": "multipart/form-data; boundary=a" }, 415, messages.account.unreadable],
    ["a body without a type", Buffer.from("{}"), {}, 415, messages.account.unreadable],
    ["no body", null, JSON_TYPE, 400, messages.account.unreadable],
    ["an unknown kind", json({ kind: "spam" }), JSON_TYPE, 400, messages.account.unreadable],
    ["a list of kinds", json({ kind: ["subscribe"] }), JSON_TYPE, 400, messages.account.unreadable],
    ["a long message", json({ message: "x".repeat(5001) }), JSON_TYPE, 400, messages.field.tooLong],
    ["a lone surrogate", json({ name: "\ud800" }), JSON_TYPE, 400, messages.field.oneLine],
    ["a NUL character", json({ message: "a\u0000b" }), JSON_TYPE, 400, messages.field.unreadable],
  ])("%s is refused", async (_, body, headers, status, message) => {
    const response = await site.send(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, result: message });
    expect(await site.rows()).toEqual([]);
  });

  test("a form that is too large gets a flash message", async () => {
    const response = await site.send(`name=${MEGABYTE}`, FORM);
    expect(response.status).toBe(303);
    expect(await site.readFlash("/contact-us", response)).toMatchObject({ message: messages.account.tooLarge });
  });
});

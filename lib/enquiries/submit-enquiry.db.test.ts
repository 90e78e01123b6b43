import * as messages from "@/content/messages";
import { describeDatabases } from "@/lib/testing/databases";
import { contact } from "@/lib/testing/enquiries";
import { type EnquiryRoute, from, openEnquiryRoute } from "@/lib/testing/enquiry-route";

const { kind: _, ...fields } = contact;

describeDatabases("POST /enquiries", (create) => {
  let site: EnquiryRoute;
  beforeAll(async () => {
    site = await openEnquiryRoute(create);
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const human = () => ({ ...fields, token: site.createFillToken(Date.now() - 60_000) });

  test("a message is stored with its attribution before the response", async () => {
    const visit = { landing: "/services/ui-design?utm_campaign=boats", referrer: "https://news.example/" };
    const response = await site.postJson({ ...human(), visit, key: "a-key-of-the-page" });
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
    const response = await site.postForm({ ...fields, website: "" }, { referer });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact-us/sent"]);
    const [row] = await site.rows();
    expect(row).toMatchObject({ ...contact, suspect: "no-script" });
    expect(JSON.parse(row?.source ?? "")).toEqual({ landing: "/contact-us", utm_source: "news" });
  });

  test("a form without JavaScript that is refused keeps the query of its page", async () => {
    const referer = "http://localhost:3000/contact-us?utm_source=news&a=%2F";
    const response = await site.postForm({ ...fields, email: "" }, { referer });
    expect(response.headers.get("location")).toBe("/contact-us/message?utm_source=news&a=%2F");
  });

  test("a form that is posted before React has started carries the attribution", async () => {
    const visit = { landing: "/services/ui-design?utm_campaign=boats", referrer: "https://news.example/" };
    await site.postForm({ ...fields, ...visit }, { referer: "http://localhost:3000/contact-us" });
    expect(JSON.parse((await site.rows())[0]?.source ?? "")).toEqual({
      landing: "/services/ui-design",
      referrer: "https://news.example/",
      utm_campaign: "boats",
    });
  });

  test("an address may send twenty messages in fifteen minutes", async () => {
    const post = (i: number, address = "192.0.2.1") => site.postJson({ ...human(), subject: `${i}` }, from(address));
    for (let i = 0; i < 20; i++) expect((await post(i)).status).toBe(200);
    const refused = await post(20);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ success: false, result: messages.contact.tooMany(15) });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(13 * 60);
    expect((await post(21, "192.0.2.2")).status).toBe(200);
    expect(await site.rows()).toHaveLength(21);
  });

  test("a message that cannot be stored fails with 503, and does not count against the limit", async () => {
    const rename = (from: string, to: string) => site.db.schema.alterTable(from).renameTo(to).execute();
    await rename("enquiry_keys", "away");
    for (let i = 0; i < 21; i++) {
      const response = await site.postJson(human(), { "x-request-id": "12345678-and-more" });
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
});

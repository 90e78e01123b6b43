import { describeDatabases } from "@/lib/testing/databases";
import { contact } from "@/lib/testing/enquiries";
import { type EnquiryRoute, from, openEnquiryRoute } from "@/lib/testing/enquiry-route";

const { kind: _, ...fields } = contact;

describeDatabases("enquiries beyond HOURLY_LIMIT", (create) => {
  let site: EnquiryRoute;
  beforeAll(async () => {
    const mail = { SMTP_URL: "smtp://localhost", ENQUIRY_TO: "office@example.rw", ENQUIRY_ACKNOWLEDGE: "on" };
    Object.assign(process.env, { ...mail, HOURLY_LIMIT: "2" });
    site = await openEnquiryRoute(create);
  });
  afterAll(() => site.close());

  test("are stored and answered like others, and have one summary instead of mails", async () => {
    const token = site.createFillToken(Date.now() - 60_000);
    for (let i = 0; i < 5; i++) {
      const response = await site.postJson({ ...fields, email: `a${i}@example.rw`, token }, from(`10.0.${i}.1`));
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
    expect(await site.rows()).toHaveLength(5);
    const mails = await site.db.selectFrom("outbox").select("kind").orderBy("kind").execute();
    const own = ["acknowledgement", "acknowledgement", "enquiry", "enquiry"];
    expect(mails.map(({ kind }) => kind)).toEqual([...own, "enquiry-summary"].sort());
  });
});

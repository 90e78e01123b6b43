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

  const token = () => site.createFillToken(Date.now() - 60_000);
  const send = async (count: number, values: object) => {
    for (let i = 0; i < count; i++) {
      const response = await site.postJson({ ...fields, subject: `${i}`, ...values }, from(`10.0.${i}.1`));
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
  };
  const mails = async () => {
    const rows = await site.db.selectFrom("outbox").select("kind").execute();
    return ["enquiry", "acknowledgement"].map((kind) => rows.filter((row) => row.kind === kind).length);
  };

  test("are stored and answered like others, without mails, and suspected spam takes no place of the others", async () => {
    await send(3, { website: "https://spam.example", token: token() });
    expect(await mails()).toEqual([1, 0]);
    await send(5, { message: "We need nets.", token: token() });
    expect(await mails()).toEqual([3, 1]);
    expect(await site.rows()).toHaveLength(8);
    const notice = await site.db.selectFrom("enquiry_notice").select("unannounced").execute();
    expect(notice).toEqual([{ unannounced: 5 }]);
  });
});

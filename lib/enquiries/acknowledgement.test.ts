import { createSqlite } from "@/lib/testing/databases";
import { contact } from "@/lib/testing/enquiries";
import { type EnquiryRoute, openEnquiryRoute } from "@/lib/testing/enquiry-route";

const { kind: _, ...fields } = contact;
const addresses = { to: "office@example.rw", from: "site@example.rw" };
let site: EnquiryRoute;
beforeAll(async () => {
  const mail = { SMTP_URL: "smtp://localhost", ENQUIRY_TO: addresses.to };
  Object.assign(process.env, { ENQUIRY_ACKNOWLEDGE: "on", ...mail });
  site = await openEnquiryRoute(createSqlite);
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const send = (change: object) =>
  site.postJson({ ...fields, token: site.createFillToken(Date.now() - 60_000), ...change });
const queued = () => site.db.selectFrom("outbox").selectAll().where("kind", "=", "acknowledgement").execute();

async function composeFirst() {
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  if (!mail) throw new Error("Nothing is queued");
  const { acknowledgements } = await import("./mail");
  return (await acknowledgements(site.db, mail, addresses)).message;
}

test("a person who wrote is mailed once, without anything that they typed", async () => {
  for (const subject of ["A", "B"]) expect((await send({ subject })).status).toBe(200);
  const composed = await composeFirst();
  expect(composed).toMatchObject({ to: { name: "", address: contact.email }, replyTo: addresses.to });
  const { to: _, ...rest } = composed ?? {};
  for (const typed of Object.values(fields)) expect(JSON.stringify(rest)).not.toContain(typed);
});

test("what looks like spam, a sign-up and a repeated post are not acknowledged", async () => {
  await send({ website: "https://spam.example" });
  await site.signUp({ email: "other@example.rw", token: site.createFillToken(Date.now() - 60_000) });
  await send({ website: "https://spam.example" });
  expect(await queued()).toEqual([]);
});

test("a mail that could not be sent within a day is not sent", async () => {
  await send({ email: "late@example.rw" });
  await site.db
    .updateTable("enquiries")
    .set({ created_at: Date.now() - 25 * 60 * 60 * 1000 })
    .execute();
  expect(await composeFirst()).toBeUndefined();
});

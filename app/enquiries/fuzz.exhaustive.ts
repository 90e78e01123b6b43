import fc from "fast-check";
import { nearlyValidPost, randomBody } from "@/e2e/exhaustive/security/random-bodies";
import { contactSchema, subscribeSchema } from "@/lib/forms/schemas";
import { createSqlite } from "@/lib/testing/databases";
import { type EnquiryRoute, from, openEnquiryRoute } from "@/lib/testing/enquiry-route";

const POSTS = 10_000;
const SEED = 20_261_121;
jest.setTimeout(180_000);

const body = fc.oneof(
  nearlyValidPost.filter(({ path }) => path === "/enquiries").map((post) => post.body),
  randomBody,
);

let site: EnquiryRoute;
beforeAll(async () => {
  site = await openEnquiryRoute(createSqlite);
});
afterAll(() => site.close());

test("10,000 malformed posts: no 5xx, only valid enquiries are stored, and all accepted ones are", async () => {
  const statuses = new Set<number>();
  const accepted = new Set<string>();
  let posts = 0;
  const send = async ({ type, bytes }: { type: string; bytes: Buffer }) => {
    const headers = { ...(type && { "content-type": type }), ...from(`${posts++}`) };
    const { status } = await site.send(new Uint8Array(bytes), headers);
    statuses.add(status);
    if (status === 200) accepted.add(JSON.parse(String(bytes)).email.trim().toLowerCase());
    return status < 500 && status !== 429;
  };
  await fc.assert(fc.asyncProperty(body, send), { numRuns: POSTS, seed: SEED });

  const rows = await site.rows();
  const stored = new Set(rows.map(({ email }) => email.toLowerCase()));
  expect([...accepted].filter((email) => !stored.has(email))).toEqual([]);
  for (const { kind, name, email, phone, subject, message, source, suspect } of rows) {
    const values = kind === "subscribe" ? { email } : { name, email, phone, subject, message };
    const parsed = (kind === "subscribe" ? subscribeSchema : contactSchema).safeParse(values);
    expect(parsed).toEqual({ success: true, data: values });
    expect(Object.values(JSON.parse(source)).every((value) => typeof value === "string")).toBe(true);
    expect(suspect).toMatch(/^(honeypot )?no-script( links)?$/);
  }
  expect(rows.length).toBeGreaterThan(POSTS / 20);
  expect([...statuses].sort()).toEqual([200, 303, 400, 413, 415]);
});

import { contactSchema, subscribeSchema } from "@/lib/forms/schemas";
import { createSqlite } from "@/lib/testing/databases";
import { type EnquiryRoute, openEnquiryRoute } from "@/lib/testing/enquiry-route";
import { createRandomPosts } from "@/lib/testing/random-posts";

const POSTS = 10_000;
const AT_ONCE = 20;
jest.setTimeout(180_000);

const emailIn = (body: Buffer | undefined) =>
  JSON.parse(String(body).replace(/^\ufeff/, ""))
    .email.trim()
    .toLowerCase();

let site: EnquiryRoute;
beforeAll(async () => {
  site = await openEnquiryRoute(createSqlite);
});
afterAll(() => site.close());

test("10,000 hostile posts: never an error of ours, nothing kept that is not valid, nothing accepted lost", async () => {
  // Another seed finds other things; this one is the same for everybody.
  const nextPost = createRandomPosts(20_261_121);
  const statuses = new Map<number, number>();
  const accepted: string[] = [];
  for (let i = 0; i < POSTS; i += AT_ONCE) {
    const posts = Array.from({ length: AT_ONCE }, nextPost);
    const answers = await Promise.all(
      posts.map(({ body, headers }, j) =>
        site.send(new Uint8Array(body), { ...headers, "x-client-address": `${i + j}` }),
      ),
    );
    for (const [j, { status, headers }] of answers.entries()) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || status === 429) throw new Error(`${status} for ${JSON.stringify(posts[j])}`);
      const location = headers.get("location");
      if (location) expect(location).toMatch(/^\/(contact-us)?\?answer=(1|sent)$/);
      if (status === 200) accepted.push(emailIn(posts[j]?.body));
    }
  }

  const rows = await site.rows();
  const kept = new Set(rows.map(({ email }) => email.toLowerCase()));
  expect(accepted.filter((email) => !kept.has(email))).toEqual([]);
  for (const { kind, name, email, phone, subject, message, source, suspect } of rows) {
    const values = kind === "subscribe" ? { email } : { name, email, phone, subject, message };
    const parsed = (kind === "subscribe" ? subscribeSchema : contactSchema).safeParse(values);
    // Kept as it is valid, and as the schema leaves it.
    expect(parsed).toEqual({ success: true, data: values });
    expect(kind === "subscribe" ? name + phone + subject + message : "").toBe("");
    expect(Object.values(JSON.parse(source)).every((value) => typeof value === "string")).toBe(true);
    expect(suspect).toMatch(/^(honeypot |too-fast |no-script |links |foreign )*(no-script|links|foreign)$/);
  }
  // It was no use if all were refused.
  expect(accepted.length).toBeGreaterThan(POSTS / 20);
  expect(rows.length).toBeGreaterThan(POSTS / 20);
  expect([...statuses.keys()].sort()).toEqual([200, 303, 400, 413, 415]);
});

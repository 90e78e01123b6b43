import { contactSchema, subscribeSchema } from "@/lib/forms/schemas";
import { createSqlite } from "@/lib/testing/databases";
import { type EnquiryRoute, from, openEnquiryRoute } from "@/lib/testing/enquiry-route";
import { createRandomPosts } from "@/lib/testing/random-posts";

const POSTS = 10_000;
const CONCURRENCY = 20;
const SEED = 20_261_121;
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

test("10,000 malformed posts: no 5xx, only valid enquiries are stored, and all accepted ones are", async () => {
  const nextPost = createRandomPosts(SEED);
  const statuses = new Set<number>();
  const accepted: string[] = [];
  for (let i = 0; i < POSTS; i += CONCURRENCY) {
    const posts = Array.from({ length: CONCURRENCY }, nextPost);
    const responses = await Promise.all(
      posts.map(({ body, headers }, j) => site.send(new Uint8Array(body), { ...headers, ...from(`${i + j}`) })),
    );
    for (const [j, { status, headers }] of responses.entries()) {
      statuses.add(status);
      if (status >= 500 || status === 429) throw new Error(`${status} for ${JSON.stringify(posts[j])}`);
      const location = headers.get("location");
      if (location) expect(location).toMatch(/^\/(contact-us|home)\/(sent|message)$/);
      if (status === 200) accepted.push(emailIn(posts[j]?.body));
    }
  }

  const rows = await site.rows();
  const stored = new Set(rows.map(({ email }) => email.toLowerCase()));
  expect(accepted.filter((email) => !stored.has(email))).toEqual([]);
  for (const { kind, name, email, phone, subject, message, source, suspect } of rows) {
    const values = kind === "subscribe" ? { email } : { name, email, phone, subject, message };
    const parsed = (kind === "subscribe" ? subscribeSchema : contactSchema).safeParse(values);
    expect(parsed).toEqual({ success: true, data: values });
    expect(Object.values(JSON.parse(source)).every((value) => typeof value === "string")).toBe(true);
    expect(suspect).toMatch(/^(honeypot )?no-script( links)?$/);
  }
  expect(accepted.length).toBeGreaterThan(POSTS / 20);
  expect(rows.length).toBeGreaterThan(POSTS / 20);
  expect([...statuses].sort()).toEqual([200, 303, 400, 403, 413, 415]);
});

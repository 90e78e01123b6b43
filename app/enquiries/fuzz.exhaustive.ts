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

/** What of a valid enquiry is stored, as text. @throws if it is not valid */
const wordsOf = ({ kind = "contact", ...values }: Record<string, unknown>) =>
  JSON.stringify([kind, (kind === "subscribe" ? subscribeSchema : contactSchema).parse(values)]);

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
    if (status === 200) accepted.add(wordsOf(JSON.parse(String(bytes))));
    return status < 500 && status !== 429;
  };
  await fc.assert(fc.asyncProperty(body, send), { numRuns: POSTS, seed: SEED });

  const rows = await site.rows();
  const stored = new Set(rows.map(wordsOf));
  expect([...accepted].filter((words) => !stored.has(words))).toEqual([]);
  for (const { source, suspect } of rows) {
    expect(Object.values(JSON.parse(source)).every((value) => typeof value === "string")).toBe(true);
    expect(suspect).toMatch(/^(honeypot )?no-script( links)?$/);
  }
  expect(rows.length).toBeGreaterThan(POSTS / 20);
  expect([...statuses].sort()).toEqual([200, 303, 400, 413, 415]);
});

import fc from "fast-check";
import { byField, enquiryFieldNames } from "@/lib/forms/enquiry-fields";
import { contactSchema, subscribeSchema } from "@/lib/forms/schemas";
import { createSqlite } from "@/lib/testing/databases";
import { type EnquiryRoute, from, openEnquiryRoute } from "@/lib/testing/enquiry-route";

const POSTS = 5000;
const SEED = 20_261_121;

const OTHER_FIELDS = "kind website token key visit __proto__ constructor toString success".split(" ");
const FIELDS = [...enquiryFieldNames, ...OTHER_FIELDS];
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const oddText = fc.constantFrom(
  "",
  " ",
  "=1+1",
  "\u0000",
  "a\nb",
  "\r\nBcc: a@b.c",
  "\ud800",
  "\u202e",
  "x".repeat(6000),
);
const value = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), oddText, fc.jsonValue());
const valid = fc.record({
  kind: fc.constantFrom("contact", "subscribe"),
  name: fc.constant("Keza"),
  email: fc.integer({ min: 0, max: 500 }).map((n) => `keza${n}@example.rw`),
  subject: fc.constantFrom("Boats", "ሰላም", "👩🏾‍💻"),
  message: fc.constantFrom("We need boats.", "http://a.b http://c.d http://e.f"),
});
/** Valid except for a field or two. */
const values = fc
  .tuple(valid, fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 2 }))
  .map(([all, changes]): Record<string, unknown> => ({ ...all, ...changes }));

const encode = (part: unknown) =>
  encodeURIComponent((typeof part === "string" ? part : (JSON.stringify(part) ?? "")).toWellFormed());
const toForm = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .map((field) => field.map(encode).join("="))
    .join("&");
const json = values.map((fields) => ({ type: JSON_TYPE, body: JSON.stringify(fields) }));
const form = values.map((fields) => ({ type: FORM_TYPE, body: toForm(fields) }));
const malformed = fc.record({
  type: fc.constantFrom(JSON_TYPE, FORM_TYPE, "text/plain", "multipart/form-data", `${FORM_TYPE};;`),
  body: fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    fc.constantFrom("[".repeat(20_000), "&".repeat(20_000), "null", "name=%", `{"message":"${"x".repeat(200_000)}"}`),
  ),
});
const post = fc.oneof({ weight: 4, arbitrary: json }, { weight: 2, arbitrary: form }, malformed);
const origin = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, fc.constant({ origin: "https://a.b" }));

let site: EnquiryRoute;
beforeAll(async () => {
  process.env.HOURLY_LIMIT = String(POSTS);
  site = await openEnquiryRoute(createSqlite);
});
afterAll(() => site.close());

test("random posts: no 5xx, only valid enquiries are stored, and all accepted ones are", async () => {
  const statuses = new Set<number>();
  const accepted: string[] = [];
  let count = 0;
  const check = fc.asyncProperty(post, origin, async ({ type, body }, headers) => {
    const response = await site.send(body, { "content-type": type, ...headers, ...from(`${count++}`) });
    expect([200, 303, 400, 403, 413, 415]).toContain(response.status);
    statuses.add(response.status);
    if (response.status === 303)
      expect(response.headers.get("location")).toMatch(/^\/(contact-us|home)\/(sent|message)$/);
    if (response.status === 200) accepted.push(JSON.parse(String(body)).email.trim().toLowerCase());
  });
  await fc.assert(check, { seed: SEED, numRuns: POSTS });
  // If nearly everything were refused, little would be tested.
  expect(statuses.size).toBe(6);
  expect(accepted.length).toBeGreaterThan(POSTS / 20);

  const rows = await site.rows();
  const stored = new Set(rows.map(({ email }) => email.toLowerCase()));
  expect(accepted.filter((email) => !stored.has(email))).toEqual([]);
  for (const row of rows) {
    const { kind, email, source, suspect } = row;
    const [schema, sent] =
      kind === "subscribe" ? [subscribeSchema, { email }] : [contactSchema, byField((name) => row[name])];
    expect(schema.safeParse(sent)).toEqual({ success: true, data: sent });
    expect(Object.values(JSON.parse(source)).every((part) => typeof part === "string")).toBe(true);
    expect(suspect).toMatch(/^(honeypot )?no-script( links)?$/);
  }
});

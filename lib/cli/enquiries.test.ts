import { existsSync } from "node:fs";
import { type Enquiry, type Origin, saveEnquiry } from "@/lib/enquiries/repository";
import { markDelivered, markFailed } from "@/lib/mail/queue";
import { createSqlite, holdWriteAheadLog } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { runScript } from "@/lib/testing/run-script";

const store = withDatabase(createSqlite);
let ids: { boats: string; formula: string; signUp: string };
const received = Date.UTC(2030, 0, 1, 9, 30);
const message = 'one "quoted"\nsecond, line 👩🏾‍💻';

beforeEach(async () => {
  const { db } = store;
  const save = async (enquiry: Enquiry, change: Partial<Origin> = {}, now = received) =>
    (await saveEnquiry(db, enquiry, { ...origin, ...change }, now)).id;
  const formula = { name: '=cmd|"/c calc"!A1', subject: "@SUM(1+1)", message };
  ids = {
    boats: await save(contact, { attribution: { landing: "/contact-us", utm_campaign: "boats" } }),
    formula: await save({ ...contact, ...formula }, { spamSignals: ["links"] }, received + 1000),
    signUp: await save(signUp("keza@example.rw"), {}, Date.UTC(2030, 1, 1)),
  };
  await markDelivered(db, "enquiries", { id: ids.boats, queued_at: received }, received + 60_000);
  const failed = { id: ids.formula, queued_at: received + 1000, attempts: 2 };
  await markFailed(db, "enquiries", failed, new Error("550 Mailbox full"));
});

const run = (args: string[], settings = {}) =>
  runScript("lib/cli/enquiries.ts", args, { DATABASE_URL: store.url, ...settings });

async function print(...args: string[]) {
  const { out, ...rest } = await run(args);
  expect(rest).toEqual({ code: 0, error: "" });
  return out;
}
const printJson = async (...args: string[]) => JSON.parse(await print(...args, "--json"));

test("list prints a table by default, oldest first", async () => {
  const out = await print();
  const positions = [ids.boats, ids.formula, ids.signUp].map((id) => out.indexOf(id));
  expect(positions).toEqual(positions.filter((position) => position > 0).toSorted((a, b) => a - b));
  for (const text of ["Uwase Keza", "uwase@example.rw", "2030-01-01 09:31", "[Suspect] @SUM", "no: 550 Mailbox full"])
    expect(out).toContain(text);
  expect(out).toMatch(/3 enquiries$/);
  expect(await print("--since", "2040-01-01")).toBe("No enquiries.");
});

test("a missing database is an error, and is not created", async () => {
  const file = `${store.url.replace(/^file:/, "")}-missing`;
  expect(await run([], { DATABASE_URL: `file:${file}` })).toEqual({
    code: 1,
    out: "",
    error: `There is no database at ${file}.`,
  });
  expect(existsSync(file)).toBe(false);
});

test("list --csv escapes formulas", async () => {
  const out = await print("--csv");
  expect(out).toMatch(/^id,kind,createdAt,name,email,phone,subject,message,suspect,.*,source\n/);
  expect(out).toContain(`"'=cmd|""/c calc""!A1"`);
  expect(out).toContain(",'@SUM(1+1),");
  expect(out).toContain(`,${contact.phone},`);
  expect(await print("--excel")).toBe(out);
});

// Filters are tested in lib/enquiries/admin.db.test.ts.
test.each<[string, (keyof typeof ids)[]]>([
  ["--since 2030-01-01T11:30:01+02:00 --kind contact", ["formula"]],
  ["--undelivered", ["formula", "signUp"]],
  ["--suspect", ["formula"]],
])("list %s", async (options, expected) => {
  const entries: { id: string }[] = await printJson("list", ...options.split(" "));
  expect(entries.map(({ id }) => id)).toEqual(expected.map((name) => ids[name]));
});

test("show prints an enquiry with its message", async () => {
  const out = await print("show", ids.formula);
  expect(out).toContain(`\n${message}`);
  expect(out).toMatch(/suspect +links/);
  expect(out).toMatch(/lastError +550 Mailbox full/);
  expect(await printJson("show", ids.boats)).toMatchObject({ id: ids.boats, message: contact.message });
});

test("resend queues an enquiry again", async () => {
  expect(await print("resend", ids.boats)).toContain(ids.boats);
  expect(await printJson("show", ids.boats)).toMatchObject({ deliveredAt: null, attempts: 0 });
});

test("forget fails while the write-ahead log cannot be emptied", async () => {
  const release = holdWriteAheadLog(store.url);
  const result = await run(["forget", contact.email]);
  release();
  expect(result).toEqual({ code: 1, out: expect.stringMatching(/^Deleted 2/), error: expect.stringMatching(/log/) });
});

test("forget deletes all enquiries from an address", async () => {
  expect(await print("forget", "UWASE@example.rw")).toBe(
    "Deleted 2 enquiries from UWASE@example.rw. Sent mail is not deleted.",
  );
  expect(await printJson()).toMatchObject([{ id: ids.signUp }]);
});

test("report counts by a key", async () => {
  expect(await print("report", "--by", "month")).toMatch(/2030-01 +│ 2 +│ 1/);
  expect(await print("report", "--by", "landing", "--csv", "--kind", "contact")).toBe(
    "value,enquiries,suspect\n(none),1,1\n/contact-us,1,0",
  );
});

test.each([
  [["show", "unknown"], "No such enquiry: unknown"],
  [["forget", "nobody@example.rw"], "No enquiries from nobody@example.rw"],
  [["--since", "2026-02-31"], "Expected a date in ISO 8601, such as 2026-11-21."],
])("%j is an error", async (args, expected) => {
  expect(await run(args)).toEqual({ code: 1, out: "", error: expect.stringContaining(expected) });
});

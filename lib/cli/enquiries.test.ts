import { type Enquiry, type Origin, saveEnquiry } from "@/lib/enquiries/repository";
import { markDelivered, markFailed } from "@/lib/mail/queue";
import { run } from "@/lib/testing/commands";
import { createSqlite, holdWriteAheadLog } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import "./enquiries";

jest.mock("./run-command", () => ({
  ...jest.requireActual("./run-command"),
  ...jest.requireActual("@/lib/testing/commands"),
}));

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
    boats: await save(contact, { attribution: { landing: "/contact-us" } }),
    formula: await save({ ...contact, ...formula }, { spamSignals: ["links"] }, received + 1000),
    signUp: await save(signUp("keza@example.rw"), {}, Date.UTC(2030, 1, 1)),
  };
  await markDelivered(db, "enquiries", { id: ids.boats, queued_at: received }, received + 60_000);
  const failed = { id: ids.formula, queued_at: received + 1000, attempts: 2 };
  await markFailed(db, "enquiries", failed, new Error("550 Mailbox full"));
});

async function print(...args: string[]) {
  const { out, error } = await run(args, store.database);
  expect(error).toBe("");
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

// What is escaped is tested in listing.test.ts, and filters in lib/enquiries/admin.db.test.ts.
test("list --csv has a header, and escapes formulas but no phone number", async () => {
  const out = await print("--csv");
  expect(out).toMatch(/^id,kind,createdAt,name,email,phone,subject,message,suspect,.*,source\n/);
  expect(out).toContain(`,"'=cmd|""/c calc""!A1",${contact.email},${contact.phone},'@SUM(1+1),`);
});

test.each<[string, (keyof typeof ids)[]]>([
  ["--since 2030-01-01T11:30:01+02:00 --kind contact", ["formula"]],
  ["--undelivered", ["formula", "signUp"]],
  ["--suspect", ["formula"]],
])("list %s", async (options, expected) => {
  const entries: { id: string }[] = await printJson("list", ...options.split(" "));
  expect(entries.map(({ id }) => id)).toEqual(expected.map((name) => ids[name]));
});

test("show prints an enquiry with its message; resend queues it again", async () => {
  const out = await print("show", ids.formula);
  expect(out).toContain(`\n${message}`);
  expect(out).toMatch(/suspect +links/);
  expect(out).toMatch(/lastError +550 Mailbox full/);
  await print("resend", ids.boats);
  expect(await printJson("show", ids.boats)).toMatchObject({ id: ids.boats, deliveredAt: null, attempts: 0 });
});

test("forget deletes all enquiries from an address, and fails while the write-ahead log still holds them", async () => {
  const release = holdWriteAheadLog(store.url);
  jest.useFakeTimers();
  const forgetting = run(["forget", "UWASE@example.rw"], store.database);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  release();
  expect(await forgetting).toEqual({
    out: "Deleted 2 enquiries from UWASE@example.rw. Sent mail is not deleted.",
    error: expect.stringMatching(/log is in use/),
  });
  expect(await print("forget", "keza@example.rw")).toContain("Deleted 1 enquiry");
  expect(await printJson()).toEqual([]);
});

test("report counts by a key", async () => {
  expect(await print("report", "--by", "month")).toMatch(/2030-01 +│ 2 +│ 1/);
  expect(await print("report", "--by", "landing", "--csv", "--kind", "contact")).toBe(
    "value,enquiries,suspect\n(none),1,1\n/contact-us,1,0",
  );
});

test("an unknown id or address is an error", async () => {
  for (const command of ["show", "resend"])
    expect(await run([command, "unknown"], store.database)).toEqual({ out: "", error: "No such enquiry: unknown" });
  const error = "No enquiries from nobody@example.rw";
  expect(await run(["forget", "nobody@example.rw"], store.database)).toEqual({ out: "", error });
});

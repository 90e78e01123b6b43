import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { openDatabase } from "@/lib/db/database";
import { markDelivered, markFailed } from "@/lib/enquiries/outbox";
import { type Enquiry, keepEnquiry, type Origin } from "@/lib/enquiries/store";
import { createSqlite, type TestDatabase } from "@/lib/testing/databases";
import { contact, origin, signUp } from "@/lib/testing/enquiries";

// Each command is a process of its own, on whatever machine this is.
jest.setTimeout(180_000);

let database: TestDatabase;
let ids: { boats: string; formula: string; signUp: string };
const started = Date.UTC(2030, 0, 1, 9, 30);

beforeEach(async () => {
  database = await createSqlite();
  const { db, close } = await openDatabase(database.url);
  const keep = async (enquiry: Enquiry, change: Partial<Origin> = {}, now = started) =>
    (await keepEnquiry(db, enquiry, { ...origin, ...change }, now)).id;
  const evil = { name: '=cmd|"/c calc"!A1', subject: "@SUM(1+1)", message: 'one "quoted"\nsecond, line 👩🏾‍💻' };
  ids = {
    boats: await keep(contact, { source: { landing: "/contact-us", utm_campaign: "boats" } }),
    formula: await keep({ ...contact, ...evil }, { suspicions: ["links"] }, started + 1000),
    signUp: await keep(signUp("keza@example.rw"), {}, Date.UTC(2030, 1, 1)),
  };
  await markDelivered(db, { id: ids.boats, queued_at: started }, started + 60_000);
  await markFailed(
    db,
    { id: ids.formula, queued_at: started + 1000, attempts: 2 },
    Object.assign(new Error("550 We do not like it")),
  );
  await close();
});
afterEach(() => database.remove());

async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn("node_modules/.bin/tsx", ["--conditions=react-server", "lib/cli/enquiries/index.ts", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: database.url, ...env },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, out: out.toString(), err: err.toString() };
}
const isDone = { code: 0, err: "" };
const listed = async (...args: string[]) => {
  const { out, ...rest } = await run([...args, "--json"]);
  expect(rest).toEqual(isDone);
  return JSON.parse(out);
};

test("without a word it prints a table of all, the oldest first, the last error among them", async () => {
  const { out, ...rest } = await run([]);
  expect(rest).toEqual(isDone);
  const places = [ids.boats, ids.formula, ids.signUp].map((id) => out.indexOf(id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  for (const part of [
    "Uwase Keza",
    "uwase@example.rw",
    "A registry of boats",
    "2030-01-01 09:31",
    "[Suspect] @SUM",
    "3 enquiries",
  ])
    expect(out).toContain(part);
  expect(out).toContain("no: 550 We do not like it");
});

test("--json is an array of all, with every field", async () => {
  const entries = await listed();
  expect(entries).toHaveLength(3);
  expect(entries[0]).toEqual({
    ...contact,
    id: ids.boats,
    createdAt: "2030-01-01T09:30:00.000Z",
    source: { landing: "/contact-us", utm_campaign: "boats" },
    suspect: false,
    suspectReasons: [],
    deliveredAt: "2030-01-01T09:31:00.000Z",
    attempts: 1,
    nextAttemptAt: null,
    lastError: null,
    unsubscribedAt: null,
  });
  expect(entries[1]).toMatchObject({ message: 'one "quoted"\nsecond, line 👩🏾‍💻', suspect: true, deliveredAt: null });
});

test("--csv is a value a cell, and no field is a formula", async () => {
  const { out, ...rest } = await run(["--csv"]);
  expect(rest).toEqual(isDone);
  const [head = "", ...lines] = out.split("\n");
  expect(head).toMatch(/^id,kind,createdAt,name,email,phone,subject,message,suspect,.*,source$/);
  expect(lines[0]).toContain(`${ids.boats},contact,2030-01-01T09:30:00.000Z,Uwase Keza,uwase@example.rw,+250`);
  expect(out).toContain(`"'=cmd|""/c calc""!A1"`);
  expect(out).toContain(",'@SUM(1+1),");
  expect(out).toContain('"one ""quoted""\nsecond, line 👩🏾‍💻"');
  expect(out).not.toMatch(/(^|,)"?([=@-]|\+(?!250 788 000 000,))/m);
  expect((await run(["--excel"])).out).toBe(`\ufeff${out}`);
  expect((await run(["--csv", "--since", "2040-01-01"])).out).toBe(`${head}\n`);
});

test("filters", async () => {
  const found = async (...args: string[]) => (await listed(...args)).map(({ id }: { id: string }) => id);
  expect(await found("--undelivered")).toEqual([ids.formula, ids.signUp]);
  expect(await found("--suspect")).toEqual([ids.formula]);
  expect(await found("--kind", "subscribe")).toEqual([ids.signUp]);
  expect(await found("--since", "2030-02-01")).toEqual([ids.signUp]);
  expect(await found("list", "--since", "2030-01-01T09:30:01Z", "--kind=contact", "--undelivered")).toEqual([
    ids.formula,
  ]);
  // In UTC, as the table, unless it names a zone.
  expect(await found("--since", "2030-01-01T09:30:01", "--kind=contact")).toEqual([ids.formula]);
  expect(await found("--since", "2030-01-01T11:30:00+02:00", "--kind=contact")).toEqual([ids.boats, ids.formula]);
});

test("nothing to list is said, or an empty array", async () => {
  expect(await run(["--since", "2040-01-01"])).toEqual({ ...isDone, out: "No enquiries.\n" });
  expect(await listed("--since", "2040-01-01")).toEqual([]);
});

test("show prints one, message and all", async () => {
  const { out, ...rest } = await run(["show", ids.formula]);
  expect(rest).toEqual(isDone);
  expect(out).toContain('\none "quoted"\nsecond, line 👩🏾‍💻\n');
  expect(out).toMatch(/suspect +links/);
  expect(out).toMatch(/lastError +550 We do not like it/);
  expect(await listed("show", ids.boats)).toMatchObject({ id: ids.boats, message: contact.message });
});

test("resend makes one due again", async () => {
  const { out, ...rest } = await run(["resend", ids.boats]);
  expect(rest).toEqual(isDone);
  expect(out).toContain(ids.boats);
  expect(await listed("show", ids.boats)).toMatchObject({ deliveredAt: null, attempts: 0 });
});

test("forget deletes whatever a person sent, and says how much", async () => {
  expect(await run(["forget", "UWASE@example.rw"])).toEqual({
    ...isDone,
    out: "Deleted 2 of UWASE@example.rw. What was mailed of them is in the mailbox still.\n",
  });
  expect(await run(["forget", "uwase@example.rw"])).toEqual({
    code: 1,
    out: "",
    err: "There is nothing of uwase@example.rw.\n",
  });
  expect(await listed()).toMatchObject([{ id: ids.signUp }]);
});

test("report counts by a key, as a table, JSON or CSV", async () => {
  const { out } = await run(["report", "--by", "month"]);
  expect(out).toMatch(/2030-01 +│ 2 +│ 1/);
  expect(await listed("report", "--by", "utm_campaign")).toEqual([
    { value: "(none)", enquiries: 2, suspect: 1 },
    { value: "boats", enquiries: 1, suspect: 0 },
  ]);
  expect(await run(["report", "--by", "landing", "--csv", "--kind", "contact"])).toEqual({
    ...isDone,
    out: "value,enquiries,suspect\n(none),1,1\n/contact-us,1,0\n",
  });
});

test.each([
  [["show", "unknown"], "There is no enquiry unknown."],
  [["resend", "unknown"], "There is no enquiry unknown."],
  [["show"], "error: missing required argument 'id'"],
  ...["yesterday", "1", "2026", "7d", "21.11.2026", "2026-02-31", "2026-11-21 09:30", ""].map(
    (since): [string[], string] => [
      ["--since", since],
      `error: option '--since <date>' argument '${since}' is invalid. It should be a date like 2026-11-21.`,
    ],
  ),
  [
    ["--kind", "spam"],
    "error: option '--kind <kind>' argument 'spam' is invalid. Allowed choices are contact, subscribe.",
  ],
  [["--colour"], "error: unknown option '--colour'"],
  [["remove", "all"], "error: "],
  [["report"], "error: required option '--by <key>' not specified"],
  [["report", "--by", "name"], "error: option '--by <key>' argument 'name' is invalid."],
])("%j is told on one line", async (args, line) => {
  const { code, out, err } = await run(args);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err.trim().split("\n")[0]).toContain(line);
  expect(err.trim().split("\n").length).toBeLessThanOrEqual(2);
});

test("a database that is not there is told on one line, without its password", async () => {
  const { code, out, err } = await run([], { DATABASE_URL: "postgres://site:hidden@127.0.0.1:1/none" });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(err).toContain("ECONNREFUSED");
  expect(err).not.toContain("hidden");
});

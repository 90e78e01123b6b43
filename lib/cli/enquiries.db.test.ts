import { type Enquiry, type Origin, saveEnquiry } from "@/lib/enquiries/repository";
import { markFailed, removeMail } from "@/lib/mail/outbox";
import { run } from "@/lib/testing/commands";
import { createSqlite, describeDatabases, holdWriteAheadLog } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import "./enquiries";

jest.mock("./run-command", () => ({
  ...jest.requireActual("./run-command"),
  ...jest.requireActual("@/lib/testing/commands"),
}));

const received = Date.UTC(2030, 0, 1, 9, 30);
const message = 'one "quoted"\nsecond, line 👩🏾‍💻';

describeDatabases("npm run enquiries", (create) => {
  const store = withDatabase(create);
  let ids: { boats: string; formula: string; signUp: string };
  beforeEach(async () => {
    const { db } = store;
    const save = async (enquiry: Enquiry, change: Partial<Origin> = {}, now = received) =>
      (await saveEnquiry(db, enquiry, { ...origin, ...change }, now)).id;
    const formula = { name: '=cmd|"/c calc"!A1', subject: "@SUM(1+1)", message };
    ids = {
      boats: await save(contact, { attribution: { landing: "/contact-us" } }),
      formula: await save(
        { ...contact, ...formula },
        { spamSignals: ["links", "honeypot"], attribution: { landing: "/contact-us" } },
        received + 1000,
      ),
      signUp: await save(signUp("keza@example.rw"), {}, Date.UTC(2030, 1, 1)),
    };
    const [boats, formulaMail] = await store.outbox();
    if (!boats || !formulaMail) throw new Error("Nothing is queued");
    const delivered = db.updateTable("enquiries").set({ delivered_at: received + 60_000 });
    await delivered.where("id", "=", ids.boats).execute();
    await removeMail(db, boats);
    await markFailed(db, formulaMail, new Error("550 Mailbox full"));
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

  test.each<[string, (keyof typeof ids)[]]>([
    ["--since 2030-01-01T11:30:01+02:00", ["formula", "signUp"]],
    ["--kind subscribe", ["signUp"]],
    ["--undelivered", ["formula", "signUp"]],
    ["--undelivered --suspect", ["formula"]],
    ["--suspect --kind subscribe", []],
  ])("list %s", async (options, expected) => {
    const entries: { id: string }[] = await printJson("list", ...options.split(" "));
    expect(entries.map(({ id }) => id)).toEqual(expected.map((name) => ids[name]));
  });

  test("show --json has everything that a script needs", async () => {
    expect(await printJson("show", ids.boats)).toEqual({
      ...contact,
      id: ids.boats,
      createdAt: "2030-01-01T09:30:00.000Z",
      source: { landing: "/contact-us" },
      suspect: false,
      suspectReasons: [],
      deliveredAt: "2030-01-01T09:31:00.000Z",
      attempts: null,
      nextAttemptAt: null,
      lastError: null,
    });
  });

  test("list prints JSON without enquiries, too", async () => {
    expect(await print("--since", "2040-01-01", "--json")).toBe("[]");
  });

  test("resend queues an enquiry, or those that wait without a mail", async () => {
    const waiting = { ...origin, isMailed: false, spamSignals: ["links"] };
    const { id } = await saveEnquiry(store.db, { ...contact, subject: "nets" }, waiting);
    expect(await print("resend", "--without-suspects")).toBe("Queued 0 enquiries, which the running site will send.");
    expect(await print("resend", "--waiting")).toBe("Queued 1 enquiry, which the running site will send.");
    expect((await store.outbox()).map(({ enquiry_id }) => enquiry_id)).toContain(id);
    for (const args of [[], [id, "--waiting"]])
      expect((await run(["resend", ...args], store.database)).error).toBe("Name an enquiry, or use --waiting.");
  });

  test("list shows the phone number of a person who gave no email address", async () => {
    await saveEnquiry(store.db, { ...contact, email: "", phone: "+250 788 000 111" }, origin);
    expect(await print()).toContain("+250 788 000 111");
  });

  test("forget deletes more than twenty only after --yes, as a test has no terminal to ask on", async () => {
    for (let count = 0; count < 19; count++) await saveEnquiry(store.db, { ...contact, subject: `${count}` }, origin);
    const error = `Delete 21 enquiries from ${contact.email}? Without a terminal this needs --yes.`;
    expect(await run(["forget", contact.email], store.database)).toEqual({ out: "", error });
    expect(await store.rows()).toHaveLength(22);
    expect(await print("forget", contact.email, "--yes")).toMatch(/^Deleted 21 enquiries/);
  });

  test("an unknown id or address is an error", async () => {
    for (const command of ["show", "resend"])
      expect(await run([command, "%"], store.database)).toEqual({ out: "", error: "No such enquiry: %" });
    const error = "No enquiries from nobody@example.rw";
    expect(await run(["forget", "nobody@example.rw"], store.database)).toEqual({ out: "", error });
  });
});

describe("npm run enquiries", () => {
  const store = withDatabase(createSqlite);

  test("forget fails while the write-ahead log still holds what it deleted", async () => {
    await saveEnquiry(store.db, contact, origin);
    const release = holdWriteAheadLog(store.url);
    jest.useFakeTimers();
    const forgetting = run(["forget", contact.email], store.database);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    release();
    expect(await forgetting).toEqual({
      out: expect.stringMatching(/^Deleted 1 enquiry/),
      error: expect.stringMatching(/log is in use/),
    });
  });
});

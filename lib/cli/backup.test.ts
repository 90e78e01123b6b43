import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { connectDatabase, openDatabase } from "@/lib/db/connection";
import { migrate } from "@/lib/db/migrate";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { queueMail } from "@/lib/mail/outbox";
import { save, subjectsIn } from "@/lib/testing/backups";
import { run } from "@/lib/testing/commands";
import { contact, origin } from "@/lib/testing/enquiries";
import { withFolder } from "@/lib/testing/folder";
import "./backup";

let mockUrl: string;
jest.mock("@/lib/settings/env", () => ({
  ...jest.requireActual("@/lib/settings/env"),
  isSqlite: true,
  get databaseUrl() {
    return mockUrl;
  },
}));
jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));
jest.mock("./run-command", () => ({
  ...jest.requireActual("./run-command"),
  ...jest.requireActual("@/lib/testing/commands"),
}));
// The command sets the umask.
afterAll(() => process.umask(0o022));

const inFolder = withFolder();
const urlOf = (name: string) => `file:${inFolder(name)}`;
const runOn = (url: string, ...args: string[]) => {
  mockUrl = url;
  return run(args);
};

/** The URL of a database with the enquiry "a", and a backup of it. */
let url: string;
let file: string;
beforeEach(async () => {
  url = urlOf("site.db");
  file = inFolder("copy");
  await save(url, "a");
  // A backup that was killed leaves such a file.
  writeFileSync(`${file}.part`, "half a database");
  expect(await runOn(url, "backup", file)).toEqual({ out: file, error: "" });
});

test("only its owner can read a backup, and it overwrites nothing", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await runOn(url, "backup", file)).toEqual({ out: "", error: `${file} already exists.` });
});

test("a database that is missing or has no tables of this site is not backed up", async () => {
  const error = expect.stringMatching(/cannot be read: no such file/);
  expect(await runOn(urlOf("missing.db"), "backup", inFolder("none"))).toEqual({ out: "", error });
  writeFileSync(inFolder("site.db.empty"), "");
  const noTables = expect.stringContaining("has no tables of this site");
  expect(await runOn(urlOf("site.db.empty"), "backup", inFolder("none"))).toEqual({ out: "", error: noTables });
  expect(readdirSync(inFolder()).filter((name) => !name.startsWith("site.db"))).toEqual(["copy"]);
});

test("a backup is restored over a used, an empty and a damaged database, and into a missing folder", async () => {
  await save(url, "b");
  writeFileSync(inFolder("empty.db"), "");
  writeFileSync(inFolder("damaged.db"), "This is not a database.".repeat(500));
  for (const target of [url, urlOf("empty.db"), urlOf("damaged.db"), urlOf("new/site.db")]) {
    expect(await runOn(target, "restore", file)).toMatchObject({ error: "" });
    expect(await subjectsIn(target)).toEqual(["a"]);
  }
});

test("a file that is damaged, another program's or of a newer version is not restored", async () => {
  truncateSync(file, Math.floor(statSync(file).size * 0.7));
  writeFileSync(inFolder("garbage"), "This is not a backup. ".repeat(1000));
  const { db, close } = connectDatabase(urlOf("other.db"));
  await db.schema.createTable("notes").addColumn("kysely_migration", "text").execute();
  await sql`vacuum into ${inFolder("other")}`.execute(db);
  await migrate(db);
  await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(db);
  await close();
  await runOn(urlOf("other.db"), "backup", inFolder("newer"));

  for (const [name, reason] of [
    ["copy", /cannot be copied/],
    ["garbage", /cannot be copied/],
    ["missing", /cannot be read: no such file/],
    ["other", /not a database of this site$/],
    ["newer", /newer/],
  ] as const) {
    expect(await runOn(url, "restore", inFolder(name))).toEqual({ out: "", error: expect.stringMatching(reason) });
    expect(await subjectsIn(url)).toEqual(["a"]);
  }
});

test("a restore ends log-ins and links to choose a password, and says which mails may be sent twice", async () => {
  const site = await openDatabase(url);
  const accounts = createAccountStore(site.db);
  const user = await accounts.register("keza@example.rw", "a password");
  if (!user) throw new Error("The address is taken");
  await accounts.openLogin(user);
  await accounts.createReset(user.username);
  await queueMail(site.db, { kind: "password-reset", username: user.username });
  await saveEnquiry(site.db, contact, { ...origin, isAcknowledged: true });
  await runOn(url, "backup", inFolder("later"));
  await site.close();
  const { out } = await runOn(url, "restore", inFolder("later"));
  expect(out).toContain("2 to staff, 1 to visitors.");
  expect(out).toMatch(/enquiries.* forget, .*accounts.* delete/);
  const { db, close } = await openDatabase(url);
  for (const table of ["login_tokens", "password_resets"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  const mails = await db.selectFrom("outbox").select("kind").orderBy("kind").execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["acknowledgement", "enquiry", "enquiry"]);
  expect(await db.selectFrom("users").selectAll().execute()).toHaveLength(1);
  await close();
});

test("a restore keeps a symbolic link to the database", async () => {
  await save(url, "b");
  symlinkSync(inFolder("site.db"), inFolder("link.db"));
  expect(await runOn(urlOf("link.db"), "restore", file)).toMatchObject({ error: "" });
  expect(lstatSync(inFolder("link.db")).isSymbolicLink()).toBe(true);
  expect(await subjectsIn(url)).toEqual(["a"]);
});

test("a database that cannot be replaced is named", async () => {
  mkdirSync(inFolder("folder.db"));
  const { error } = await runOn(urlOf("folder.db"), "restore", file);
  expect(error).toContain(`${inFolder("folder.db")} was not replaced: `);
});

test("a restore is rejected while the site runs, and discards the WAL of a killed site", async () => {
  const running = new Sqlite(inFolder("site.db"));
  running.exec("update enquiries set subject = 'in the WAL'");
  // A shell copies the files: closing one in this process would release SQLite's POSIX locks on it.
  for (const suffix of ["", "-wal", "-shm"])
    execFileSync("cp", [inFolder(`site.db${suffix}`), inFolder(`killed.db${suffix}`)]);
  expect((await runOn(url, "restore", file)).error).toBe(
    `${inFolder("site.db")} was not replaced: it is in use. Stop the site first.`,
  );
  expect(running.prepare("select subject from enquiries").pluck().get()).toBe("in the WAL");
  running.close();

  expect(await runOn(urlOf("killed.db"), "restore", file)).toMatchObject({ error: "" });
  expect(existsSync(inFolder("killed.db-wal"))).toBe(false);
  expect(await subjectsIn(urlOf("killed.db"))).toEqual(["a"]);
});

import BetterSqlite3 from "better-sqlite3";
import { type Kysely, Migrator, sql } from "kysely";
import { createAccounts } from "@/lib/backend/embedded/accounts";
import { claimDue, markDelivered } from "@/lib/enquiries/outbox";
import { isKept, keepEnquiry } from "@/lib/enquiries/store";
import { createSqlite, describeDatabases } from "@/lib/testing/databases";
import { contact, origin, rowOf, signUp, withDatabase } from "@/lib/testing/enquiries";
import { connectDatabase } from "./database";
import { migrate, migrations } from "./migrate";
import type { Schema } from "./schema";
import { Statements } from "./sqlite-statements";

// Hashing takes its time on a busy machine.
jest.setTimeout(60_000);
afterEach(() => jest.restoreAllMocks());

const NOW = Date.UTC(2030, 0);
const keyed = { ...origin, key: "a-key-of-the-page" };

async function comeAndGo(db: Kysely<Schema>) {
  const accounts = createAccounts(db);
  await accounts.register("grace@example.org", "correct horse battery staple");
  const user = await accounts.findByPassword("grace@example.org", "correct horse battery staple");
  if (!user) throw new Error("The password is not known");
  const login = await accounts.openLogin(user);
  await accounts.findByToken({ username: user.username, login_token: login.login_token });
  await accounts.closeLogin(login.login_token);
}

async function send(db: Kysely<Schema>) {
  for (const enquiry of [contact, contact, signUp("ada@example.org"), signUp("ada@example.org")]) {
    await keepEnquiry(db, enquiry, keyed, NOW);
    await isKept(db, enquiry, keyed, NOW);
  }
  for (const enquiry of await claimDue(db, { limit: 20, isPostgres: false }, NOW)) await markDelivered(db, enquiry);
}

describe("on SQLite", () => {
  const store = withDatabase(createSqlite);

  test.each([
    ["a log-in", comeAndGo],
    ["an enquiry", send],
  ])("%s reads what it is about, and not all that is kept", async (_, act) => {
    const run = jest.spyOn(Statements.prototype, "run");
    await act(store.db);
    const asked = new Set(run.mock.calls.map(([{ sql: text }]) => text));
    expect(asked.size).toBeGreaterThan(5);

    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(store.db);
    const sqlite = new BetterSqlite3(rows[0]?.file ?? "", { readonly: true });
    const explain = (text: string) => {
      const steps = sqlite.prepare(`explain query plan ${text}`).all(Array(text.split("?").length - 1).fill(0));
      return (steps as { detail: string }[]).map(({ detail }) => `${detail} (${text})`);
    };
    const steps = [...asked].filter((text) => /^(select|insert|update|delete)/.test(text)).flatMap(explain);
    sqlite.close();
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
  });

  test("whoever goes takes along what is theirs without a look at all the rest", async () => {
    const { rows } = await sql<{ of: string; column: string }>`
      select t.name as "of", k."from" as "column" from pragma_table_list t, pragma_foreign_key_list(t.name) k
      where not exists (
        select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = k."from"
      )`.execute(store.db);
    expect(rows).toEqual([]);
  });
});

describeDatabases("a database from before", (create) => {
  test("keeps what makes an enquiry the same", async () => {
    const made = await create();
    const { db, close } = await connectDatabase(made.url);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect(await migrator.migrateTo("0004-vitals")).not.toHaveProperty("error");
    const { id } = rowOf();
    await db.insertInto("enquiries").values(rowOf()).execute();
    await db.insertInto("enquiry_keys").values({ key: "the-key", enquiry_id: id, expires_at: NOW }).execute();

    await migrate(db);
    const keys = () => db.selectFrom("enquiry_keys").selectAll().execute();
    expect(await keys()).toEqual([{ key: "the-key", enquiry_id: id, expires_at: NOW }]);
    await db.deleteFrom("enquiries").where("id", "=", id).execute();
    expect(await keys()).toEqual([]);
    await close();
    await made.remove();
  });
});

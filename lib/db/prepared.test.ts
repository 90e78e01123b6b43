import { describeDatabases, type TestDatabase } from "@/lib/testing/databases";
import { type Database, openDatabase } from "./database";
import { prepare } from "./prepared";
import type { UserTable } from "./schema";

describeDatabases("a query that is put together once", (create) => {
  let made: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    made = await create();
    database = await openDatabase(made.url);
  });

  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  const user = (id: string, role: string) => ({
    id,
    role,
    username: `${id}@example.org`,
    password_hash: null,
    google_sub: null,
    created_at: 0,
  });
  const insert = prepare((db, row: UserTable) => db.insertInto("users").values({ ...row }));
  const build = jest.fn((db: Database["db"], { role, most }: { role: string; most: number }) =>
    db.selectFrom("users").select("id").where("role", "=", role).where("created_at", "<", 1).orderBy("id").limit(most),
  );
  const find = prepare(build);

  test("has each call's own values, with and without a transaction, in whatever order they are named", async () => {
    build.mockClear();
    await insert(database.db, user("a", "talent"));
    const { created_at, ...rest } = user("b", "organization");
    await database.db.transaction().execute((trx) => insert(trx, { created_at, ...rest }));
    await insert(database.db, user("c", "talent"));
    expect(await find(database.db, { role: "talent", most: 5 })).toEqual([{ id: "a" }, { id: "c" }]);
    expect(await find(database.db, { most: 1, role: "talent" })).toEqual([{ id: "a" }]);
    expect(await find(database.db, { role: "organization", most: 5 })).toEqual([{ id: "b" }]);
    expect(build).toHaveBeenCalledTimes(1);
  });
});

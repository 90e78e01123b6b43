import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { isDuplicate } from "./database";
import { prepare } from "./prepared";
import type { UserTable } from "./schema";
import { runTogether } from "./together";

/** More than PostgreSQL's connections. */
const MANY = 40;

const insert = prepare((db, row: UserTable) =>
  db
    .insertInto("users")
    .values({ ...row })
    .returning("id"),
);
const user = (id: string): UserTable => ({
  id,
  username: `${id}@example.org`,
  password_hash: null,
  google_sub: null,
  role: "talent",
  created_at: 0,
});

describeDatabases("statements that belong together", (create) => {
  const store = withDatabase(create);
  const keep = (ids: string[], isRight = () => true) =>
    runTogether(
      store.db,
      ids.map((id) => insert.fill(store.db, user(id))),
      isRight,
    );
  const kept = async () =>
    (await store.db.selectFrom("users").select("id").orderBy("id").execute()).map(({ id }) => id);

  test("are all kept, and tell what came of each", async () => {
    const isRight = jest.fn(() => true);
    expect(await keep(["a", "b"], isRight)).toBe(true);
    expect(isRight).toHaveBeenCalledWith([
      expect.objectContaining({ rows: [{ id: "a" }] }),
      expect.objectContaining({ rows: [{ id: "b" }] }),
    ]);
    expect(await kept()).toEqual(["a", "b"]);
  });

  test("are all taken back where that is not right, and where one of them fails, and what comes beside them stays", async () => {
    await keep(["a"]);
    const all = [keep(["b", "c"], () => false), keep(["d", "a"]), keep(["e"]), keep(["f", "g"])];
    const [wrong, failed, ...right] = await Promise.allSettled(all);
    expect(wrong).toEqual({ status: "fulfilled", value: false });
    expect(failed?.status === "rejected" && isDuplicate(failed.reason)).toBe(true);
    expect(right).toEqual(Array(2).fill({ status: "fulfilled", value: true }));
    expect(await kept()).toEqual(["a", "e", "f", "g"]);
  });

  test("many at once wait for one another, however many connections there are", async () => {
    const ids = Array.from({ length: MANY }, (_, n) => `${n + 10}`);
    expect(await Promise.all(ids.map((id) => keep([id, `x${id}`])))).toEqual(Array(MANY).fill(true));
    expect(await kept()).toHaveLength(2 * MANY);
  });
});

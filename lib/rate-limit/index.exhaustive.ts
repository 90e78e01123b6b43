import { forget } from "@epic-web/remember";
import type { Database } from "@/lib/db/connection";
import { describePostgres } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";

const keysOf = async (database: Database) => (await database.pool?.query("select key from rate_limits"))?.rows;

describePostgres("rate limits", (create) => {
  const store = withDatabase(create);

  test("are shared by all instances", async () => {
    jest.doMock("@/lib/db", () => ({ getDatabase: async () => store.database }));
    jest.doMock("@/lib/settings/env", () => ({ ...jest.requireActual("@/lib/settings/env"), isSqlite: false }));
    const warn = jest.fn();
    jest.doMock("@/lib/log", () => ({ causeOf: () => ({}), log: { warn } }));
    const startInstance = async () => {
      jest.resetModules();
      forget("rate limiters");
      return import("@/lib/rate-limit");
    };
    const first = await startInstance();
    for (let i = 0; i < 20; i++) await first.countAttempt("registration", "192.0.2.8");
    const second = await startInstance();
    expect(await second.countAttempt("registration", "192.0.2.8")).toMatchObject({ isAllowed: false });
    expect(await second.lastResetOf("a@b.c")).toBe(0);
    for (let i = 0; i < 2; i++) {
      const before = await second.lastResetOf("a@b.c");
      await first.forgetAttempts("a@b.c");
      expect(await second.lastResetOf("a@b.c")).not.toBe(before);
    }
    expect(warn).not.toHaveBeenCalled();

    await store.database.pool?.query("delete from rate_limits");
    const attempt = await first.countAttempt("acknowledgement", "c@b.c");
    const keys = await keysOf(store.database);
    await store.database.pool?.query("delete from rate_limits");
    if (attempt.isAllowed) await attempt.refund();
    expect((await first.countAttempt("acknowledgement", "c@b.c")).isAllowed).toBe(true);
    expect((await first.countAttempt("acknowledgement", "c@b.c")).isAllowed).toBe(false);

    expect(keys).toEqual(await keysOf(store.database));
    await store.database.pool?.query("delete from rate_limits");
    jest.replaceProperty(process.env, "NEXTAUTH_SECRET", "another secret of more than 32 characters");
    await (await startInstance()).countAttempt("acknowledgement", "c@b.c");
    expect(await keysOf(store.database)).not.toEqual(keys);
  });
});

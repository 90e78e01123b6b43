import { forget } from "@epic-web/remember";
import { describePostgres } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";

describePostgres("rate limits", (create) => {
  const store = withDatabase(create);

  test("are shared by all instances", async () => {
    jest.doMock("@/lib/db", () => ({ getDatabase: async () => store.database }));
    jest.doMock("@/lib/env", () => ({ databaseUrl: store.url, env: { HOURLY_LIMIT: 1000 } }));
    const warn = jest.fn();
    jest.doMock("@/lib/logger", () => ({ causeOf: () => ({}), log: { warn } }));
    const startInstance = async () => {
      jest.resetModules();
      forget("rate limiters");
      return import("./rate-limit");
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
  });
});

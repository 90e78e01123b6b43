import { AsyncLocalStorage } from "node:async_hooks";
import { countAttempt } from "./rate-limit";

test("ten wrong passwords for an account, in parallel too, then none until the window ends", async () => {
  const attempts = await Promise.all(Array.from({ length: 50 }, () => countAttempt("wrongPassword", "a@b.c")));
  const refused = attempts.flatMap((attempt) => (attempt.isAllowed ? [] : [attempt.retryAfterSeconds]));
  expect(refused).toHaveLength(40);
  expect(Math.min(...refused)).toBeGreaterThan(14 * 60);
  expect(Math.max(...refused)).toBeLessThanOrEqual(15 * 60);
  expect((await countAttempt("wrongPassword", "b@b.c")).isAllowed).toBe(true);
});

test("refunded attempts do not count", async () => {
  for (let i = 0; i < 30; i++) {
    const attempt = await countAttempt("wrongPassword", "d@b.c");
    if (!attempt.isAllowed) throw new Error(`Attempt ${i} was not allowed`);
    await attempt.refund();
  }
});

test("timers do not capture the request", async () => {
  const requests = new AsyncLocalStorage<string>();
  const { setTimeout: start } = globalThis;
  const captured: unknown[] = [];
  const timers = jest.spyOn(globalThis, "setTimeout").mockImplementation(((...args: Parameters<typeof start>) => {
    captured.push(requests.getStore());
    return start(...args);
  }) as typeof start);
  await requests.run("a request", () => countAttempt("enquiry", "192.0.2.9"));
  timers.mockRestore();
  expect(captured).toEqual([undefined]);
});

test("all bundles of the build share the limits", async () => {
  for (let i = 0; i < 120; i++) await countAttempt("vitals", "192.0.2.7");
  jest.resetModules();
  const other = await import("./rate-limit");
  expect(await other.countAttempt("vitals", "192.0.2.7")).toMatchObject({ isAllowed: false });
});

test("limits are counted in memory while PostgreSQL is unavailable", async () => {
  jest.resetModules();
  const getDatabase = jest.fn(() => Promise.reject(new Error("away")));
  jest.doMock("@/lib/db", () => ({ getDatabase }));
  jest.doMock("@/lib/env", () => ({ databaseUrl: "postgres://localhost:1/none" }));
  jest.doMock("@/lib/logger", () => ({ causeOf: () => ({}), log: { warn: () => {} } }));
  const limits = await import("./rate-limit");
  expect((await limits.countAttempt("login", "192.0.2.3")).isAllowed).toBe(true);
  expect(getDatabase).toHaveBeenCalled();
});

import { AsyncLocalStorage } from "node:async_hooks";
import { countAttempt } from "./rate-limit";

test("ten wrong passwords for an account, then none until the window ends", async () => {
  for (let i = 0; i < 10; i++) expect((await countAttempt("wrongPassword", "a@b.c")).isAllowed).toBe(true);
  const attempt = await countAttempt("wrongPassword", "a@b.c");
  if (attempt.isAllowed) throw new Error("The eleventh attempt was allowed");
  expect(attempt.retryAfterSeconds).toBeGreaterThan(14 * 60);
  expect(attempt.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  expect((await countAttempt("wrongPassword", "b@b.c")).isAllowed).toBe(true);
});

test("parallel attempts cannot exceed the limit", async () => {
  const attempts = await Promise.all(Array.from({ length: 50 }, () => countAttempt("wrongPassword", "c@b.c")));
  expect(attempts.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
});

test("refunded attempts do not count", async () => {
  for (let i = 0; i < 30; i++) {
    const attempt = await countAttempt("wrongPassword", "d@b.c");
    if (!attempt.isAllowed) throw new Error(`Attempt ${i} was not allowed`);
    await attempt.refund();
  }
});

test.each([
  ["login", 60],
  ["registration", 20],
  ["googleLogin", 60],
  ["googleRegistration", 20],
  ["profile", 60],
  ["enquiry", 20],
] as const)("%s: %d per address", async (name, limit) => {
  for (let i = 0; i < limit; i++) expect((await countAttempt(name, "192.0.2.1")).isAllowed).toBe(true);
  expect((await countAttempt(name, "192.0.2.1")).isAllowed).toBe(false);
  expect((await countAttempt(name, "192.0.2.2")).isAllowed).toBe(true);
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

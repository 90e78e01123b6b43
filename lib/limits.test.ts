import { AsyncLocalStorage } from "node:async_hooks";
import { countAttempt } from "./limits";
import { createPostgres } from "./testing/databases";

test("ten wrong passwords on an account, then none for the rest of the window", async () => {
  for (let attempt = 1; attempt <= 10; attempt++) {
    expect((await countAttempt("wrongPassword", "a@example.rw")).isAllowed).toBe(true);
  }
  const attempt = await countAttempt("wrongPassword", "a@example.rw");
  if (attempt.isAllowed) throw new Error("the eleventh was allowed");
  expect(attempt.retryAfterSeconds).toBeGreaterThan(14 * 60);
  expect(attempt.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  expect((await countAttempt("wrongPassword", "b@example.rw")).isAllowed).toBe(true);
});

test("fifty at once are no way around it", async () => {
  const attempts = await Promise.all(Array.from({ length: 50 }, () => countAttempt("wrongPassword", "c@example.rw")));
  expect(attempts.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
});

test("right passwords do not count", async () => {
  for (let i = 0; i < 30; i++) {
    const attempt = await countAttempt("wrongPassword", "d@example.rw");
    if (!attempt.isAllowed) throw new Error(`number ${i} was not allowed`);
    await attempt.giveBack();
  }
});

test.each([
  ["login", 60],
  ["registration", 20],
  ["googleLogin", 60],
  ["googleRegistration", 20],
] as const)("an address has %s %d times", async (name, most) => {
  for (let i = 0; i < most; i++) expect((await countAttempt(name, "192.0.2.1")).isAllowed).toBe(true);
  expect((await countAttempt(name, "192.0.2.1")).isAllowed).toBe(false);
  expect((await countAttempt(name, "192.0.2.2")).isAllowed).toBe(true);
});

test("what is counted for the window does not hold the request that it was counted for", async () => {
  const requests = new AsyncLocalStorage<string>();
  const { setTimeout: start } = globalThis;
  const startedIn: unknown[] = [];
  const timers = jest.spyOn(globalThis, "setTimeout").mockImplementation(((...given: Parameters<typeof start>) => {
    startedIn.push(requests.getStore());
    return start(...given);
  }) as typeof start);
  await requests.run("a request", () => countAttempt("enquiry", "192.0.2.9"));
  timers.mockRestore();
  expect(startedIn).toEqual([undefined]);
});

test("what one bundle of the build counted, another knows", async () => {
  for (let i = 0; i < 120; i++) await countAttempt("vitals", "192.0.2.7");
  jest.resetModules();
  const other = await import("./limits");
  expect(await other.countAttempt("vitals", "192.0.2.7")).toMatchObject({ isAllowed: false });
});

test("what is counted by each instance asks no database", async () => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, "siteLimiters");
  const getDatabase = jest.fn(() => Promise.reject(new Error("away")));
  jest.doMock("@/lib/db", () => ({ getDatabase }));
  jest.doMock("@/lib/env", () => ({ databaseUrl: "postgres://localhost:1/none" }));
  jest.doMock("@/lib/log", () => ({ causeOf: () => ({}), log: { warn: () => {} } }));
  const limits = await import("./limits");
  expect((await limits.countAttempt("vitals", "192.0.2.1")).isAllowed).toBe(true);
  expect(getDatabase).not.toHaveBeenCalled();
  await limits.countAttempt("login", "192.0.2.1");
  expect(getDatabase).toHaveBeenCalled();
});

const hasPostgres = Boolean(process.env.TEST_POSTGRES_URL);
(hasPostgres ? test : test.skip)("with PostgreSQL every bundle of every instance counts in one place", async () => {
  const database = await createPostgres();
  const { openDatabase } = await import("@/lib/db/database");
  const opened = await openDatabase(database.url);
  const warn = jest.fn();
  jest.doMock("@/lib/db", () => ({ getDatabase: async () => opened }));
  jest.doMock("@/lib/env", () => ({ databaseUrl: database.url }));
  jest.doMock("@/lib/log", () => ({ causeOf: () => ({}), log: { warn } }));
  const loadBundle = async () => {
    jest.resetModules();
    Reflect.deleteProperty(globalThis, "siteLimiters");
    return import("./limits");
  };
  try {
    const one = await loadBundle();
    for (let i = 0; i < 20; i++) await one.countAttempt("googleRegistration", "192.0.2.8");
    const another = await loadBundle();
    expect(await another.countAttempt("googleRegistration", "192.0.2.8")).toMatchObject({ isAllowed: false });
    expect(warn).not.toHaveBeenCalled();
  } finally {
    await opened.close();
    await database.remove();
  }
});

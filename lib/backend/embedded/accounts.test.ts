import { type Database, openDatabase } from "@/lib/db/database";
import { describeDatabases, type TestDatabase } from "@/lib/testing/databases";
import { type Accounts, createAccounts, LOGIN_TOKEN_TTL_SECONDS } from "./accounts";

// Hashing takes its time on a busy machine.
jest.setTimeout(60_000);

describeDatabases("accounts", (create) => {
  let database: TestDatabase;
  let opened: Database;
  let accounts: Accounts;
  let now = Date.UTC(2030, 0);
  const username = "grace@example.org";
  const password = "correct horse battery staple";

  beforeAll(async () => {
    database = await create();
    opened = await openDatabase(database.url);
    accounts = createAccounts(opened.db, () => now);
    await accounts.register(username, password);
  });

  afterAll(async () => {
    await opened.close();
    await database.remove();
  });

  const logIn = async () => {
    const user = await accounts.findByPassword(username, password);
    if (!user) throw new Error("The password is not known");
    return accounts.openLogin(user);
  };
  const everything = async () =>
    JSON.stringify([
      await opened.db.selectFrom("users").selectAll().execute(),
      await opened.db.selectFrom("login_tokens").selectAll().execute(),
    ]);

  test("a password is kept as an argon2id hash with OWASP's parameters, and nowhere else", async () => {
    const { password_hash } = await opened.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/);
    expect(await everything()).not.toContain(password);
  });

  test("the same password is two hashes for two people", async () => {
    await accounts.register("other@example.org", password);
    const hashes = await opened.db.selectFrom("users").select("password_hash").distinct().execute();
    expect(hashes).toHaveLength(2);
  });

  test("a login token opens its owner's data, and is kept as a hash only", async () => {
    const user = await logIn();
    expect(user.login_token).toMatch(/^[\w-]{43}$/);
    expect(await accounts.findByToken(user)).toMatchObject({ username });
    expect(await everything()).not.toContain(user.login_token);
    const { token_hash } = await opened.db.selectFrom("login_tokens").selectAll().executeTakeFirstOrThrow();
    expect(await accounts.findByToken({ username, login_token: token_hash })).toBeUndefined();
  });

  test("a login token lasts its time and not a millisecond longer", async () => {
    const user = await logIn();
    now += LOGIN_TOKEN_TTL_SECONDS * 1000 - 1;
    expect(await accounts.findByToken(user)).toBeDefined();
    now += 1;
    expect(await accounts.findByToken(user)).toBeUndefined();
  });

  test("the next login clears away what has ended", async () => {
    await logIn();
    now += LOGIN_TOKEN_TTL_SECONDS * 1000;
    await logIn();
    expect(await opened.db.selectFrom("login_tokens").selectAll().execute()).toHaveLength(1);
  });

  test("of two registrations at once of one address, one succeeds", async () => {
    const both = await Promise.all([
      accounts.register("twice@example.org", "one"),
      accounts.register("Twice@Example.org ", "two"),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  test("letters that two keyboards write differently are the same password", async () => {
    await accounts.register("accent@example.org", "caf\u00e9");
    expect(await accounts.findByPassword("accent@example.org", "cafe\u0301")).toBeDefined();
  });

  test("an unknown address takes as long as a wrong password", async () => {
    const measure = async (address: string) => {
      const started = performance.now();
      expect(await accounts.findByPassword(address, "wrong")).toBeUndefined();
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // The first answer prepares the hash that stands in for a missing one. Then in turns: a noisy machine disturbs both.
    await measure("nobody@example.org");
    for (let round = 0; round < 9; round++) {
      known.push(await measure(username));
      unknown.push(await measure("nobody@example.org"));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

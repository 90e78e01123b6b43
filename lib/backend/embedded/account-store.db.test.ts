import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import type { Credentials, Role } from "../contract";
import { type AccountStore, createAccountStore, LOGIN_TOKEN_TTL_SECONDS, type Login } from "./account-store";
import { purgeExpiredLogins } from "./manage";
import { createRecords } from "./records";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

describeDatabases("accounts", (create) => {
  const store = withDatabase(create);
  let accounts: AccountStore;
  let now = Date.UTC(2030, 0);
  const username = "grace@example.org";
  const password = "correct horse battery staple";

  beforeEach(async () => {
    accounts = createAccountStore(store.db, () => now);
    await accounts.register(username, password);
  });

  const logIn = async (address = username) => {
    const user = await accounts.findByPassword(address, password);
    const login = user && (await accounts.openLogin(user));
    if (!login) throw new Error("Wrong password");
    return login;
  };
  const selectTokens = () => store.db.selectFrom("login_tokens").selectAll().execute();

  test("passwords and login tokens are stored as hashes", async () => {
    const user = await logIn();
    expect(await accounts.findByToken(user)).toMatchObject({ username });
    const users = await store.db.selectFrom("users").selectAll().execute();
    const [stored] = await selectTokens();
    for (const secret of [password, user.login_token]) expect(JSON.stringify([users, stored])).not.toContain(secret);
    expect(await accounts.findByToken({ username, login_token: stored?.token_hash ?? "" })).toBeUndefined();
  });

  test("login tokens expire, and expired ones are purged", async () => {
    const user = await logIn();
    now += LOGIN_TOKEN_TTL_SECONDS * 1000 - 1;
    expect(await accounts.findByToken(user)).toBeDefined();
    now += 1;
    expect(await accounts.findByToken(user)).toBeUndefined();
    const valid = await logIn();
    expect(await purgeExpiredLogins(store.db, now)).toBe(1);
    expect(await selectTokens()).toHaveLength(1);
    expect(await accounts.findByToken(valid)).toBeDefined();
  });

  const reset = async (newPassword = "a new password") =>
    accounts.resetPassword((await accounts.createReset(username)) ?? "", newPassword);

  test("a link to choose a password works once, for 30 minutes, and is stored as a hash", async () => {
    const [used, expired] = [await accounts.createReset(username), await accounts.createReset(username)];
    const stored = await store.db.selectFrom("password_resets").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(used);
    for (let i = 0; i < 2; i++) expect(await accounts.findByReset(used ?? "")).toBe(username);
    const attempts = await Promise.all([1, 2].map(() => accounts.resetPassword(used ?? "", "a new password")));
    expect(attempts.filter(Boolean)).toEqual([username]);
    expect(await accounts.findByReset(used ?? "")).toBeUndefined();
    expect(await accounts.resetPassword(expired ?? "", "another one")).toBeUndefined();
    const late = await accounts.createReset(username);
    now += 30 * 60 * 1000;
    expect(await accounts.findByReset(late ?? "")).toBeUndefined();
    expect(await accounts.resetPassword(late ?? "", "too late")).toBeUndefined();
    expect(await accounts.findByPassword(username, "a new password")).toBeDefined();
    expect(await accounts.createReset("nobody@example.org")).toBeUndefined();
  });

  const profile = { name: "Grace", phone: "", about: "" };
  const toLogin = async ({ username, login_token }: Credentials): Promise<Login> => {
    const user = await accounts.findByToken({ username, login_token });
    if (!user) throw new Error("Not logged in");
    return { user, loginToken: login_token };
  };

  test("a reset ends the logins and keeps the profile", async () => {
    const credentials = await logIn();
    const { user, loginToken } = await toLogin(credentials);
    await accounts.writeAs({ user, loginToken }, (trx) => createRecords(trx).create(user, "organization", profile));
    expect(await reset()).toBe(username);
    expect(await accounts.findByToken(credentials)).toBeUndefined();
    expect(await accounts.findByPassword(username, password)).toBeUndefined();
    expect((await accounts.findByPassword(username, "a new password"))?.role).toBe("organization");
    expect(await createRecords(store.db).organizations(user)).toMatchObject([profile]);
  });

  test("a profile of another kind ends the other logins, which would have the old role", async () => {
    const [here, there] = [await logIn(), await logIn()];
    const create = async (credentials: Credentials, role: Role) => {
      const login = await toLogin(credentials);
      return accounts.writeAs(login, (trx) => createRecords(trx).create(login.user, role, profile));
    };
    expect(await create(here, "organization")).toBe(true);
    expect(await accounts.findByToken(there)).toBeUndefined();
    expect(await accounts.findByToken(here)).toMatchObject({ role: "organization" });
    await accounts.register("ada@example.org", password);
    const [first, second] = [await logIn("ada@example.org"), await logIn("ada@example.org")];
    expect(await create(first, "talent")).toBe(true);
    expect(await accounts.findByToken(second)).toBeDefined();
  });

  test("an account keeps its newest 20 logins", async () => {
    const logins = [];
    for (let i = 0; i < 21; i++) {
      logins.push(await logIn());
      now += 1;
    }
    const isOpen = await Promise.all(logins.map(async (login) => Boolean(await accounts.findByToken(login))));
    expect(isOpen).toEqual([false, ...Array(20).fill(true)]);
    // Logins of one moment: the one that was just opened stays.
    for (let i = 0; i < 20; i++) expect(await accounts.findByToken(await logIn())).toBeDefined();
    expect(await selectTokens()).toHaveLength(20);
  });

  test("a login that was revoked since it was checked writes no profile", async () => {
    const login = await toLogin(await logIn());
    await reset();
    const write = jest.fn(async () => true);
    expect(await accounts.writeAs(login, write)).toBeUndefined();
    expect(write).not.toHaveBeenCalled();
  });

  test("a reset between the check of a password and what it allows ends the attempt", async () => {
    const login = await logIn();
    const checked = await accounts.findByPassword(username, password);
    if (!checked) throw new Error("Wrong password");
    await reset();
    expect(await accounts.openLogin(checked)).toBeUndefined();
    expect(await accounts.changePassword(checked, "the old one again", login.login_token)).toBe(false);
    expect(await accounts.findByPassword(username, "a new password")).toBeDefined();
    expect(await selectTokens()).toEqual([]);
  });

  test("an address has one account, also if it is registered twice at once, in Unicode and in ASCII", async () => {
    const written = ["Info@München.example ", "info@xn--mnchen-3ya.example"];
    const results = await Promise.all(written.map((address) => accounts.register(address, password)));
    expect(results.filter(Boolean)).toHaveLength(1);
    for (const address of written) expect(await accounts.findByPassword(address, password)).toBeDefined();
  });
});

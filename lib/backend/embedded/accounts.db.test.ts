import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { type Accounts, createAccounts, LOGIN_TOKEN_TTL_SECONDS } from "./accounts";
import { purgeExpiredLogins } from "./manage";
import { createRecords } from "./records";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

describeDatabases("accounts", (create) => {
  const store = withDatabase(create);
  let accounts: Accounts;
  let now = Date.UTC(2030, 0);
  const username = "grace@example.org";
  const password = "correct horse battery staple";

  beforeEach(async () => {
    accounts = createAccounts(store.db, () => now);
    await accounts.register(username, password);
  });

  const logIn = async () => {
    const user = await accounts.findByPassword(username, password);
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

  const records = () => createRecords(store.db);
  const deletesProfile = async () =>
    (await accounts.findByReset((await accounts.createReset(username)) ?? ""))?.deletes_profile;
  const reset = async (newPassword = "a new password") =>
    accounts.resetPassword((await accounts.createReset(username)) ?? "", newPassword);

  test("a link to choose a password works once, for 30 minutes, and is stored as a hash", async () => {
    const [used, expired] = [await accounts.createReset(username), await accounts.createReset(username)];
    const stored = await store.db.selectFrom("password_resets").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(used);
    for (let i = 0; i < 2; i++)
      expect(await accounts.findByReset(used ?? "")).toEqual({ username, deletes_profile: false });
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

  test("the first reset proves who owns the address: it deletes what was entered before, later ones do not", async () => {
    const intruder = await logIn();
    const user = await accounts.findByToken(intruder);
    if (!user) throw new Error("Not logged in");
    await records().create(user, "organization", { name: "Not Grace", phone: "", about: "" });
    expect(await deletesProfile()).toBe(true);
    expect(await reset()).toBe(username);
    expect(await accounts.findByToken(intruder)).toBeUndefined();
    expect(await accounts.findByPassword(username, password)).toBeUndefined();
    expect(await records().organizations(user)).toEqual([]);
    const owner = await accounts.findByPassword(username, "a new password");
    expect(owner?.role).toBe("talent");

    await records().create(user, "organization", { name: "Grace", phone: "", about: "" });
    expect(await deletesProfile()).toBe(false);
    expect(await reset("a newer password")).toBe(username);
    expect(await records().organizations(user)).toHaveLength(1);
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

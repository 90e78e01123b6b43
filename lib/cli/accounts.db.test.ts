import { createAccounts } from "@/lib/backend/embedded/accounts";
import { createRecords } from "@/lib/backend/embedded/records";
import { createSqlite, describeDatabases, holdWriteAheadLog } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { runScript } from "@/lib/testing/run-script";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

const runOn = (url: string, args: string[], settings = {}) =>
  runScript("lib/cli/accounts.ts", args, { DATABASE_URL: url, ...settings });

describeDatabases("npm run accounts", (create) => {
  const store = withDatabase(create);
  beforeEach(async () => {
    const accounts = createAccounts(store.db);
    for (const email of ["keza@example.rw", "other@example.rw"]) {
      const user = await accounts.register(email, "a password");
      if (!user) throw new Error("The address is taken");
      await accounts.openLogin(user);
      await createRecords(store.db).create(user, "talent", { name: `Name of ${email}`, phone: "", about: "" });
    }
  });

  const run = (args: string[], settings = {}) => runOn(store.url, args, settings);

  test("show prints the account without hashes and tokens", async () => {
    const { code, out } = await run(["show", " Keza@Example.rw "]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      email: "keza@example.rw",
      role: "talent",
      createdAt: expect.any(String),
      confirmedAt: null,
      hasPassword: true,
      googleAccount: null,
      talents: [expect.objectContaining({ name: "Name of keza@example.rw", email: "keza@example.rw" })],
      organizations: [],
      logins: [{ since: expect.any(String), until: expect.any(String) }],
    });
  });

  test("delete removes the account with its login tokens and profile", async () => {
    expect(await run(["delete", "KEZA@example.rw"])).toMatchObject({ code: 0, error: "" });
    for (const table of ["users", "login_tokens", "talents"] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    expect(await run(["show", "other@example.rw"])).toMatchObject({ code: 0 });
  });

  test.each([
    ["an unknown account", {}, "No such account: nobody@example.rw"],
    [
      "a remote backend",
      { BACKEND_URL: "https://backend.example", BACKEND_API_KEY: "key" },
      "Accounts are stored by the remote backend (BACKEND_URL is set).",
    ],
  ])("reports %s", async (_, settings, error) => {
    for (const action of ["show", "delete"])
      expect(await run([action, "nobody@example.rw"], settings)).toEqual({ code: 1, out: "", error });
  });
});

describe("npm run accounts", () => {
  const store = withDatabase(createSqlite);

  test("delete fails while the write-ahead log cannot be emptied", async () => {
    await createAccounts(store.db).register("keza@example.rw", "a password");
    const release = holdWriteAheadLog(store.url);
    const result = await runOn(store.url, ["delete", "keza@example.rw"]);
    release();
    expect(result).toEqual({ code: 1, out: expect.stringMatching(/^Deleted/), error: expect.stringMatching(/log/) });
  });
});

import { createAccounts } from "@/lib/backend/embedded/accounts";
import { createRecords } from "@/lib/backend/embedded/records";
import { type Database, openDatabase } from "@/lib/db/database";
import { describeDatabases, type TestDatabase } from "@/lib/testing/databases";
import { runScript } from "@/lib/testing/run-script";

// Each command is a process of its own, on whatever machine this is.
jest.setTimeout(120_000);

describeDatabases("npm run accounts", (create) => {
  let database: TestDatabase;
  let opened: Database;
  beforeEach(async () => {
    database = await create();
    opened = await openDatabase(database.url);
    const accounts = createAccounts(opened.db);
    for (const name of ["keza@example.rw", "other@example.rw"]) {
      const user = await accounts.register(name, "a password of hers");
      if (!user) throw new Error("The account is there already");
      await accounts.openLogin(user);
      await createRecords(opened.db).create(user, "talent", { name: `Name of ${name}`, phone: "", about: "" });
    }
  });
  afterEach(async () => {
    await opened.close();
    await database.remove();
  });

  const run = (args: string[], settings = {}) =>
    runScript("lib/cli/accounts/index.ts", args, { DATABASE_URL: database.url, ...settings });
  const count = async (table: "users" | "login_tokens" | "talents") =>
    (await opened.db.selectFrom(table).selectAll().execute()).length;

  test("an account is shown whole, without what opens it", async () => {
    const { code, out } = await run(["show", " Keza@Example.rw "]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      email: "keza@example.rw",
      role: "talent",
      hasPassword: true,
      googleAccount: null,
      talents: [{ name: "Name of keza@example.rw", email: "keza@example.rw" }],
      organizations: [],
      logins: [{ since: expect.stringMatching(/^\d{4}-/) }],
    });
    expect(out).not.toMatch(/argon2|hash/);
  });

  test("an account is deleted with all that belongs to it, and no other is", async () => {
    expect(await run(["delete", "KEZA@example.rw"])).toMatchObject({ code: 0, error: "" });
    expect([await count("users"), await count("login_tokens"), await count("talents")]).toEqual([1, 1, 1]);
    expect(await run(["delete", "keza@example.rw"])).toEqual({
      code: 1,
      out: "",
      error: "There is no account keza@example.rw.",
    });
    expect(await run(["show", "other@example.rw"])).toMatchObject({ code: 0 });
  });

  test("accounts of the company's own backend are not looked for here", async () => {
    const remote = { BACKEND_URL: "https://backend.example", BACKEND_API_KEY: "a-key-of-the-company" };
    expect(await run(["delete", "keza@example.rw"], remote)).toEqual({
      code: 1,
      out: "",
      error: "The accounts are kept by the backend at BACKEND_URL, not here.",
    });
    expect(await count("users")).toBe(2);
  });
});

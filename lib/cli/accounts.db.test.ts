import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { createRecords } from "@/lib/backend/embedded/records";
import { emailFingerprint } from "@/lib/log";
import { env } from "@/lib/settings/env";
import { run } from "@/lib/testing/commands";
import { describeDatabases } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import "./accounts";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));
jest.mock("./run-command", () => ({
  ...jest.requireActual("./run-command"),
  ...jest.requireActual("@/lib/testing/commands"),
}));

describeDatabases("npm run accounts", (create) => {
  const store = withDatabase(create);
  beforeEach(async () => {
    const accounts = createAccountStore(store.db);
    for (const email of ["keza@example.rw", "other@example.rw"]) {
      const user = await accounts.register(email, "a password");
      if (!user) throw new Error("The address is taken");
      await accounts.openLogin(user);
      await createRecords(store.db).create(user, "talent", {
        name: `Name of ${email}`,
        phone: "",
        about: "",
      });
    }
  });

  test("show prints the account without hashes and tokens", async () => {
    const { out } = await run(["show", " Keza@Example.rw "], store.database);
    expect(JSON.parse(out)).toEqual({
      email: "keza@example.rw",
      role: "talent",
      createdAt: expect.any(String),
      hasPassword: true,
      googleAccount: null,
      talents: [expect.objectContaining({ name: "Name of keza@example.rw", email: "keza@example.rw" })],
      organizations: [],
      logins: [{ since: expect.any(String), until: expect.any(String) }],
    });
  });

  test("list and count have every account, with the log-ins that have not ended", async () => {
    const account = {
      role: "talent",
      createdAt: expect.any(String),
      hasPassword: true,
      hasGoogle: false,
      logins: 1,
      lastLogin: expect.any(String),
    };
    const { out } = await run(["list", "--json"], store.database);
    expect(JSON.parse(out)).toEqual(["keza@example.rw", "other@example.rw"].map((email) => ({ ...account, email })));
    expect((await run(["list"], store.database)).out).toContain("other@example.rw");
    expect((await run(["list", "--since", "2030-01-01"], store.database)).out).toBe("No accounts.");
    expect((await run(["count"], store.database)).out).toBe("2");
  });

  test("who prints the hash of the log, and the log-ins of an account", async () => {
    const { out } = await run(["who", " Keza@Example.rw "], store.database);
    expect(out).toMatch(/^who in the log {2}[\w-]{12}\nlogged in {7}[-\d]{10} [:\d]{5} UTC, until [-\d]{10} [:\d]{5}$/);
    expect(out).toContain(emailFingerprint("keza@example.rw"));
    expect((await run(["who", "nobody@example.rw"], store.database)).out).toMatch(/\nno account$/);
  });

  test("delete removes the account with its login tokens and profile", async () => {
    expect(await run(["delete", "KEZA@example.rw"], store.database)).toMatchObject({ error: "" });
    for (const table of ["users", "login_tokens", "talents"] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    expect(await run(["show", "other@example.rw"], store.database)).toMatchObject({ error: "" });
  });

  test.each([
    ["a`id`@x.example", "'a`id`@x.example'"],
    ["o'neil@x.example", "'o'\\''neil@x.example'"],
    ["-rf@x.example", "-- -rf@x.example"],
    ["keza+a@x.example", "keza+a@x.example"],
  ])("delete prints the command for enquiries so that it can be pasted: %s", async (email, printed) => {
    await createAccountStore(store.db).register(email, "a password");
    const { out } = await run(["delete", "--", email], store.database);
    expect(out.slice(out.indexOf(" forget "))).toBe(` forget ${printed}`);
  });

  test("an unknown account and a remote backend are errors", async () => {
    const expectErrors = async (error: string) => {
      for (const action of ["show", "delete"])
        expect(await run([action, "nobody@example.rw"], store.database)).toEqual({ out: "", error });
    };
    await expectErrors("No such account: nobody@example.rw");
    const remote = jest.replaceProperty(env, "BACKEND_URL", "https://backend.example");
    await expectErrors("Accounts are stored by the remote backend (BACKEND_URL is set).");
    remote.restore();
  });
});

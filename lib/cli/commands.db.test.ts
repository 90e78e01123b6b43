import { readFileSync } from "node:fs";
import path from "node:path";
import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { withFolder } from "@/lib/testing/folder";
import { runScript } from "@/lib/testing/run-script";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

const EMAIL = "keza@example.rw";

/** The names of a command's actions in the README's table. */
const documented = (command: string) =>
  new RegExp(`^\\| \`npm run ${command}\` \\|[^|:]*: (.+) \\|$`, "m")
    .exec(readFileSync("README.md", "utf8"))?.[1]
    ?.split(", ");

describeDatabases("each documented command, as a process", (create) => {
  const inFolder = withFolder();
  const store = withDatabase(create);
  let id: string;
  beforeEach(async () => {
    const accounts = createAccountStore(store.db);
    const user = await accounts.register(EMAIL, "a password");
    if (user) await accounts.openLogin(user);
    id = (await saveEnquiry(store.db, { ...contact, email: EMAIL }, origin)).id;
  });

  const expectRuns = async (command: string, actions: Record<string, [args: () => string[], out: RegExp]>) => {
    expect(Object.keys(actions)).toEqual(documented(command));
    const settings = { ENV_FILE: "", DATABASE_URL: store.url, DATA_DIR: inFolder() };
    for (const [action, [args, out]] of Object.entries(actions)) {
      const result = await runScript(path.join("lib", "cli", `${command}.ts`), [action, ...args()], settings);
      expect({ action, ...result }).toEqual({ action, code: 0, out: expect.stringMatching(out), error: "" });
    }
  };

  test("accounts", () =>
    expectRuns("accounts", {
      list: [() => ["--json"], /"email": "keza@example\.rw"/],
      count: [() => [], /^1$/],
      who: [() => [EMAIL], /^who in the log .+\nlogged in /],
      show: [() => [EMAIL], /"hasPassword": true/],
      reset: [() => [EMAIL], /^http:\/\/localhost:3000\/reset-password/],
      delete: [() => [EMAIL], /^Deleted the account/],
    }));

  test("enquiries", () =>
    expectRuns("enquiries", {
      list: [() => ["--csv"], /keza@example\.rw/],
      show: [() => [id], /keza@example\.rw/],
      resend: [() => [id], /^Queued/],
      forget: [() => [EMAIL], /^Deleted 1 enquiry/],
    }));
});

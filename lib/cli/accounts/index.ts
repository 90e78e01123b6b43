import { Command } from "commander";
import type { Database } from "@/lib/db/database";
import { calledAs } from "../command-name";
import { runCommand } from "../run-command";

/** What the company's staff do with an account of the built-in backend when its owner asks for it. */
const program = new Command(calledAs("accounts --", "accounts.mjs")).description(
  "An account, whose owner asks to see it or to have it deleted. npm prints two lines of its own first; with `npm run -s` it does not.",
);

/** Runs an action on the configured database, and closes it. @throws where the accounts are somewhere else. */
async function withDatabase(act: (database: Database) => Promise<void>) {
  const { env } = await import("@/lib/env");
  if (env.BACKEND_URL) throw new Error("The accounts are kept by the backend at BACKEND_URL, not here.");
  const { getDatabase } = await import("@/lib/db");
  const database = await getDatabase();
  await act(database).finally(database.close);
}

program
  .command("show <email>")
  .description("prints what is kept of it, as JSON")
  .action((email: string) =>
    withDatabase(async ({ db }) => {
      const { describeAccount } = await import("@/lib/backend/embedded/manage");
      const account = await describeAccount(db, email);
      if (!account) throw new Error(`There is no account ${email}.`);
      console.log(JSON.stringify(account, null, 2));
    }),
  );

program
  .command("delete <email>")
  .description("deletes it with its profile, and ends its logins")
  .action((email: string) =>
    withDatabase(async (database) => {
      const { deleteAccount } = await import("@/lib/backend/embedded/manage");
      if (!(await deleteAccount(database, email))) throw new Error(`There is no account ${email}.`);
      console.log(
        `${email} is deleted, with its profile and its logins. What it sent is kept: ${calledAs("enquiries", "enquiries.mjs")}.`,
      );
    }),
  );

runCommand(async () => void (await program.parseAsync()));

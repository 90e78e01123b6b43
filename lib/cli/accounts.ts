import { existsSync } from "node:fs";
import { Command } from "commander";
import { BUILT_SITE_FILE, readBuiltSite } from "@/lib/built-site";
import type { Database } from "@/lib/db/connection";
import { commandName, notErased, runCommand, withDatabase } from "./run-command";

const program = new Command(commandName("accounts --", "accounts.mjs")).description(
  "Show, recover or delete an account of the embedded backend, for example at the request of its owner.",
);

type Manage = typeof import("@/lib/backend/embedded/manage");

/** Lets an action manage the embedded backend's accounts. @throws if the site uses a remote backend */
async function withAccounts(action: (manage: Manage, database: Database) => Promise<void>) {
  const { env } = await import("@/lib/env");
  if (env.BACKEND_URL) throw new Error("Accounts are stored by the remote backend (BACKEND_URL is set).");
  const manage = await import("@/lib/backend/embedded/manage");
  await withDatabase((database) => action(manage, database));
}

const notFound = (email: string) => new Error(`No such account: ${email}`);

program
  .command("show <email>")
  .description("print everything stored about the account as JSON")
  .action((email: string) =>
    withAccounts(async ({ describeAccount }, { db }) => {
      const account = await describeAccount(db, email);
      if (!account) throw notFound(email);
      console.log(JSON.stringify(account, null, 2));
    }),
  );

program
  .command("reset <email>")
  .description("print a link to choose a new password, which works once and for 30 minutes")
  .action((email: string) =>
    withAccounts(async ({ createResetLink }, { db }) => {
      const link = await createResetLink(db, email);
      if (!link) throw notFound(email);
      const { env, siteUrl } = await import("@/lib/env");
      // Only the server may know SITE_URL; the link has the URL that the site was built for.
      console.log(
        env.SITE_URL || !existsSync(BUILT_SITE_FILE) ? link : link.replace(siteUrl, readBuiltSite(".").origin),
      );
    }),
  );

program
  .command("delete <email>")
  .description("delete the account with its profile and sessions")
  .action((email: string) =>
    withAccounts(async ({ deleteAccount }, database) => {
      const { isFound, isErased } = await deleteAccount(database, email);
      if (!isFound) throw notFound(email);
      const forget = commandName(`enquiries -- forget ${email}`, `enquiries.mjs forget ${email}`);
      console.log(`Deleted the account ${email}. Enquiries are kept; to delete them: ${forget}`);
      if (!isErased) throw notErased();
    }),
  );

runCommand(() => program.parseAsync());

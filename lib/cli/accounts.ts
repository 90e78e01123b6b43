import { existsSync } from "node:fs";
import { Command } from "commander";
import { BUILT_SITE_FILE, readBuiltSite } from "@/lib/built-site";
import type { Database } from "@/lib/db/connection";
import { addListOptions, createTable, type Format, minuteOf, printRows, SILENT_HINT } from "./listing";
import { commandName, notErased, operand, runCommand, withDatabase } from "./run-command";

const program = new Command(commandName("accounts --", "accounts.mjs")).description(
  `List, show, recover or delete accounts of the embedded backend. ${SILENT_HINT}`,
);

type Manage = typeof import("@/lib/backend/embedded/manage");

/** Lets an action manage the embedded backend's accounts. @throws if the site uses a remote backend */
async function withAccounts(action: (manage: Manage, database: Database) => Promise<void>) {
  const { env } = await import("@/lib/settings/env");
  if (env.BACKEND_URL) throw new Error("Accounts are stored by the remote backend (BACKEND_URL is set).");
  const manage = await import("@/lib/backend/embedded/manage");
  await withDatabase((database) => action(manage, database));
}

const notFound = (email: string) => new Error(`No such account: ${email}`);

type AccountEntry = Awaited<ReturnType<Manage["listAccounts"]>>[number];

function toTable(accounts: AccountEntry[]): string {
  const table = createTable({ Email: 40, Role: 14, "Created (UTC)": 18, Opens: 18, Logins: 8, "Last login (UTC)": 18 });
  for (const { email, role, createdAt, hasPassword, hasGoogle, logins, lastLogin } of accounts) {
    const opens = [hasPassword && "password", hasGoogle && "Google"].filter(Boolean).join(", ");
    table.push([email, role, minuteOf(createdAt), opens, logins, lastLogin ? minuteOf(lastLogin) : ""]);
  }
  return table.toString();
}

const toEnd = (count: number) => (count ? "" : "No accounts.");

const columns = ["email", "role", "createdAt", "hasPassword", "hasGoogle", "logins", "lastLogin"] as const;

const list = program.command("list").description("list accounts, oldest first, with the log-ins that have not ended");
addListOptions(list, []).action(({ since, ...format }: Format & { since?: number }) =>
  withAccounts(async ({ listAccounts }, { db }) =>
    printRows(await listAccounts(db, since), format, { columns, toTable, toEnd }),
  ),
);

program
  .command("count")
  .description("print the number of accounts")
  .action(() => withAccounts(async ({ countAccounts }, { db }) => console.log(String(await countAccounts(db)))));

program
  .command("who <email>")
  .description("print the hash by which the log names the address, and the account's log-ins that have not ended")
  .action(async (email: string) => {
    const { emailFingerprint } = await import("@/lib/log");
    // Without a database this is another folder than the site's, with another secret.
    await withDatabase(async () => console.log(`who in the log  ${emailFingerprint(email)}`));
    await withAccounts(async ({ describeAccount }, { db }) => {
      const account = await describeAccount(db, email);
      if (!account) console.log("no account");
      for (const { since, until } of account?.logins ?? [])
        console.log(`logged in       ${minuteOf(since)} UTC, until ${minuteOf(until)}`);
    });
  });

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
      const { env, siteUrl } = await import("@/lib/settings/env");
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
      const forget = commandName(`enquiries -- forget ${operand(email)}`, `enquiries.mjs forget ${operand(email)}`);
      console.log(`Deleted the account ${email}. Enquiries are kept; to delete them: ${forget}`);
      if (!isErased) throw notErased();
    }),
  );

runCommand(() => program.parseAsync());

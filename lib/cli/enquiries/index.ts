import { Command, Option } from "commander";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/database";
import { codeOf } from "@/lib/db/error-code";
import { type Filter, findEnquiry, listEnquiries } from "@/lib/enquiries/list";
import { forgetPerson, resendEnquiry } from "@/lib/enquiries/manage";
import { countBy, type ReportKey, reportKeys } from "@/lib/enquiries/report";
import { calledAs } from "../command-name";
import { csv, endWithReader, excel, type Format, json, since } from "../options";
import { printCounts, printEntries, printEntry } from "./print";

type Options = Format & { since?: number; kind?: Filter["kind"]; undelivered?: boolean; suspect?: boolean };

const filterOf = ({ since, kind, undelivered, suspect }: Options): Filter => ({
  since,
  kind,
  isUndelivered: undelivered,
  isSuspect: suspect,
});

/** Runs a command on the configured database, and closes it. */
async function withDatabase(act: (database: Database) => Promise<void>) {
  const database = await getDatabase();
  await act(database).finally(database.close);
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}

const filters = [
  since,
  new Option("--kind <kind>", "of this kind only").choices(["contact", "subscribe"]),
  new Option("--undelivered", "that no mailbox has taken yet"),
  new Option("--suspect", "that may be spam"),
];

const program = new Command(calledAs("enquiries --", "enquiries.mjs")).description(
  "What visitors sent to the company. npm prints two lines of its own first; with `npm run -s` it does not.",
);

const list = program.command("list", { isDefault: true }).description("lists them, oldest first");
for (const option of [...filters, json, csv, excel]) list.addOption(option);
list.action((options: Options) =>
  withDatabase(async ({ db }) => printEntries(await listEnquiries(db, filterOf(options)), options)),
);

program
  .command("show <id>")
  .description("shows one, message and all")
  .addOption(json)
  .action((id: string, options: Format) =>
    withDatabase(async ({ db }) => {
      const entry = await findEnquiry(db, id);
      if (entry) printEntry(entry, options);
      else fail(`There is no enquiry ${id}.`);
    }),
  );

program
  .command("resend <id>")
  .description("mails one again")
  .action((id: string) =>
    withDatabase(async ({ db }) => {
      if (await resendEnquiry(db, id)) console.log(`${id} will be mailed again by the running site.`);
      else fail(`There is no enquiry ${id}.`);
    }),
  );

program
  .command("forget <email>")
  .description("deletes whatever a person sent")
  .action((email: string) =>
    withDatabase(async (database) => {
      const { count, isErased } = await forgetPerson(database, email);
      if (!isErased) console.error("The database's log was in use: it has the words until the site is stopped.");
      if (count) console.log(`Deleted ${count} of ${email}. What was mailed of them is in the mailbox still.`);
      else fail(`There is nothing of ${email}.`);
    }),
  );

const report = program.command("report").description("counts them by where they came from, or when");
report.addOption(new Option("--by <key>", "what to count by").choices(reportKeys).makeOptionMandatory());
for (const option of [...filters, json, csv, excel]) report.addOption(option);
report.action(({ by, ...options }: Options & { by: ReportKey }) =>
  withDatabase(async ({ db }) => printCounts(countBy(await listEnquiries(db, filterOf(options)), by), options)),
);

endWithReader();

program
  .parseAsync()
  // Where several addresses of a server were tried, the error has a code and no message.
  .catch((error: Error) => fail(`The enquiries cannot be reached: ${error.message || codeOf(error)}`));

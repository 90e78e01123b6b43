import { Command, Option } from "commander";
import { enquiryKinds } from "@/lib/db/schema";
import {
  countPerson,
  type EnquiryEntry,
  entryFields,
  type Filter,
  findEnquiry,
  forgetPerson,
  listEnquiries,
  resendEnquiry,
} from "@/lib/enquiries/admin";
import { resendWaiting } from "@/lib/enquiries/waiting";
import { addListOptions, createTable, type Format, minuteOf, printRows, SILENT_HINT } from "./listing";
import { commandName, confirm, notErased, runCommand, withDatabase } from "./run-command";

type Options = Format & { since?: number; kind?: Filter["kind"]; undelivered?: boolean; suspect?: boolean };

interface ResendOptions {
  waiting?: boolean;
  withoutSuspects?: boolean;
}

const filterOf = ({ since, kind, undelivered, suspect }: Options): Filter => ({
  since,
  kind,
  isUndelivered: undelivered,
  isSuspect: suspect,
});

const filters = [
  new Option("--kind <kind>", "of this kind only").choices(enquiryKinds),
  new Option("--undelivered", "not delivered by mail yet"),
  new Option("--suspect", "suspected spam only"),
];

const describeCount = (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`);

function toTable(entries: EnquiryEntry[]): string {
  const table = createTable({ ID: 12, "Received (UTC)": 18, Kind: 11, From: 34, Subject: 40, Delivered: 34 });
  for (const { id, createdAt, kind, name, email, phone, subject, deliveredAt, lastError, suspect } of entries) {
    const from = [name, email || phone].filter(Boolean).join("\n");
    const delivery = deliveredAt ? minuteOf(deliveredAt) : `no${lastError ? `: ${lastError}` : ""}`;
    table.push([id, minuteOf(createdAt), kind, from, `${suspect ? "[Suspect] " : ""}${subject}`, delivery]);
  }
  return table.toString();
}

const toEnd = (count: number) => (count ? describeCount(count) : "No enquiries.");

function printEntry(entry: EnquiryEntry) {
  const { message, source, suspect, suspectReasons, ...fields } = entry;
  const lines = Object.entries({ ...fields, suspect: suspectReasons.join(", ") || "no", ...source });
  for (const [name, value] of lines) if (value !== null && value !== "") console.log(`${name.padEnd(14)} ${value}`);
  if (message) console.log(`\n${message}`);
}

/** Lists the options of the default command, which commander leaves out of the help of its parent. */
const optionsOf = (command: Command) =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ flags, description }) => `  ${flags.padEnd(20)} ${description}`)
    .join("\n");

const notFound = (id: string) => new Error(`No such enquiry: ${id}`);

const program = new Command(commandName("enquiries --", "enquiries.mjs")).description(
  `List and manage enquiries. ${SILENT_HINT}`,
);

const list = program.command("list", { isDefault: true }).description("list enquiries, oldest first");
addListOptions(list, filters).action((options: Options) =>
  withDatabase(async ({ db }) =>
    printRows(listEnquiries(db, filterOf(options)), options, { columns: entryFields, toTable, toEnd }),
  ),
);

program.addHelpText("after", () => `\nOptions of list, which needs no name:\n${optionsOf(list)}`);

program
  .command("show <id>")
  .description("show an enquiry with its message")
  .option("--json", "print JSON")
  .action((id: string, { json }: Format) =>
    withDatabase(async ({ db }) => {
      const entry = await findEnquiry(db, id);
      if (!entry) throw notFound(id);
      if (json) console.log(JSON.stringify(entry, null, 2));
      else printEntry(entry);
    }),
  );

program
  .command("resend [id]")
  .description("queue the mail of an enquiry again, or the mails of all that wait without one (HOURLY_LIMIT)")
  .option("--waiting", "all enquiries that are not delivered and have no mail")
  .addOption(new Option("--without-suspects", "of these, leave out suspected spam").implies({ waiting: true }))
  .action((id: string | undefined, { waiting, withoutSuspects = false }: ResendOptions) =>
    withDatabase(async ({ db }) => {
      if ((id === undefined) !== Boolean(waiting)) throw new Error("Name an enquiry, or use --waiting.");
      if (id === undefined) {
        const count = await resendWaiting(db, { withoutSuspects });
        console.log(`Queued ${describeCount(count)}, which the running site will send.`);
        return;
      }
      if (!(await resendEnquiry(db, id))) throw notFound(id);
      console.log(`Queued ${id}. The running site will send it.`);
    }),
  );

/** More enquiries than one person sends. */
const MANY = 20;

program
  .command("forget <person>")
  .description("delete all enquiries from an email address or a phone number (5 digits or more), or the one with an id")
  .option("--yes", `do not ask before more than ${MANY} are deleted`)
  .action((person: string, { yes }: { yes?: boolean }) =>
    withDatabase(async (database) => {
      const found = await countPerson(database.db, person);
      if (found > MANY && !yes) await confirm(`Delete ${describeCount(found)} from ${person}?`);
      const { count, isErased } = await forgetPerson(database, person);
      if (!count) throw new Error(`No enquiries from ${person}`);
      console.log(`Deleted ${describeCount(count)} from ${person}. Sent mail is not deleted.`);
      if (!isErased) throw notErased();
    }),
  );

runCommand(() => program.parseAsync());

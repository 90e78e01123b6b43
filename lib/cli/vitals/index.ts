import { Command, Option } from "commander";
import { connectionNames, deviceNames } from "@/lib/vitals/beacon";
import type { Filter } from "@/lib/vitals/summary";
import { csv, endWithReader, excel, type Format, json, since } from "../options";
import { runCommand } from "../run-command";
import { printVitals } from "./print";

/** As Google has it. */
const USUAL_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

type Options = Format & Partial<Filter>;

const program = new Command("npm run vitals --").description(
  `How fast visitors' browsers found the pages, in the last ${USUAL_DAYS} days. npm prints two lines of its own first; with \`npm run -s\` it does not.`,
);
const filters = [
  since,
  new Option("--device <device>", "on windows of this width only").choices(deviceNames),
  new Option("--connection <type>", "over connections of this type only").choices(connectionNames),
];
for (const option of [...filters, json, csv, excel]) program.addOption(option);

program.action(async ({ since = Date.now() - USUAL_DAYS * DAY_MS, device, connection, ...format }: Options) => {
  const [{ getDatabase }, { summarizeVitals }] = await Promise.all([
    import("@/lib/db"),
    import("@/lib/vitals/summary"),
  ]);
  const { db, close } = await getDatabase();
  const pages = await summarizeVitals(db, { since, device, connection }).finally(close);
  printVitals(pages, format);
});

endWithReader();
runCommand(async () => void (await program.parseAsync()));

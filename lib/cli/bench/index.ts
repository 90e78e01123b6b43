import { writeFileSync } from "node:fs";
import { Command, InvalidArgumentError, Option } from "commander";
import { runCommand } from "../run-command";
import { readSettings } from "../settings.mjs";
import { build, isBuilt } from "../steps.mjs";
import type { Options } from "./options";
import { type PartName, partNames, runParts } from "./parts";
import { checkWeight } from "./weight";

const listOf = (text: string) => text.split(",").filter(Boolean);

function parseParts(text: string): PartName[] {
  const wrong = listOf(text).filter((name) => !partNames.includes(name as PartName));
  if (wrong.length) throw new InvalidArgumentError(`There is ${partNames.join(", ")}; and no ${wrong.join(", ")}.`);
  return listOf(text) as PartName[];
}

function parseNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError("It should be a whole number above 0.");
  return Number(text);
}

function addBeside(text: string, before: Record<string, string> = {}) {
  const [, name = "", url = ""] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!URL.canParse(url)) throw new InvalidArgumentError("It should be like astrowind=http://localhost:8080/.");
  return { ...before, [name]: url };
}

const number = (flags: string, text: string, standard: number) =>
  new Option(flags, text).argParser(parseNumber).default(standard);

const program = new Command("npm run bench --")
  .description("Measures the built site beside a bare Next, plain node:http and nginx, on this machine.")
  .option("--check", "weigh every page's first load only; 1 where one is over its budget")
  .addOption(new Option("--only <parts>", partNames.join(", ")).argParser(parseParts))
  .addOption(new Option("--pages <paths>", "Lighthouse's pages; all public ones by default").argParser(listOf))
  .addOption(new Option("--beside <name=url>", "what Lighthouse sees too; may be repeated").argParser(addBeside))
  .addOption(number("--runs <n>", "of Lighthouse for each page", 5))
  .addOption(number("--rounds <n>", "of everything else", 3))
  .addOption(number("--seconds <n>", "of load in each round", 4))
  .option("--growth", "build the site with 40, 400 and 4,000 pages more, too; takes long")
  .addOption(
    new Option("--counts <numbers>", "of pages that it grows by").argParser((text) => listOf(text).map(parseNumber)),
  )
  .option("--keep <folder>", "where the bare Next and the tools are, or are to be, installed and kept")
  .option("--json <file>", "write everything there")
  .action((options: Options) =>
    runCommand(async () => {
      const { siteUrl } = readSettings();
      // Growth builds sites of its own.
      const needsSite = options.only?.join() !== "growth" && !process.env.BASE_URL;
      if (needsSite && !isBuilt(siteUrl)) build(siteUrl);
      if (options.check) return checkWeight();
      const measured = await runParts(options);
      if (options.json) writeFileSync(options.json, `${JSON.stringify(measured, null, 2)}\n`);
    }),
  );

program.parseAsync();

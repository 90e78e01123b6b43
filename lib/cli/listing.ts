import Table from "cli-table3";
import { type Command, InvalidArgumentError, type Option } from "commander";
import { type ColumnOption, stringify } from "csv-stringify/sync";
import * as z from "zod";

/** The options and output formats of commands that list rows. */
export interface Format {
  json?: boolean;
  csv?: boolean;
}

const dateSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);
const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/** Parses a date. @returns milliseconds since 1970 */
function parseDate(text: string): number {
  const { success } = dateSchema.safeParse(text);
  if (!success) throw new InvalidArgumentError("Expected a date in ISO 8601, such as 2026-11-21.");
  return Date.parse(text.includes("T") && !HAS_ZONE.test(text) ? `${text}Z` : text);
}

/** Adds the options of a command that lists rows: the period, the command's own filters, and the format. */
export function addListOptions(command: Command, filters: Option[]): Command {
  command.option("--since <date>", "from this ISO 8601 date or time on (UTC by default)", parseDate);
  for (const filter of filters) command.addOption(filter);
  return command
    .option("--json", "print JSON")
    .option("--csv", "print CSV with a byte order mark, for programs and spreadsheets");
}

/**
 * Matches the places where a formula may start: at the start of the text, and after any separator, because a
 * spreadsheet may split cells at one of its own (`;` in French) and ignore quotes. Full-width signs count in East Asian
 * versions of Excel.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[,;|\t\r\n])(?=["' ]*[=+\-@＝＋－＠])/g;
/**
 * A phone number, or another number. Evaluated as a formula, it could do no more than arithmetic, and it cannot end a
 * string.
 */
const NUMBER = /^\+?[\d(][\d\u00a0 ()./-]*$/;

/** Puts an apostrophe in front of text that a spreadsheet would evaluate (CSV injection, OWASP). */
const escapeFormulas = (text: string) => (NUMBER.test(text) ? text : text.replace(FORMULA, "'"));

interface Layout<Row> {
  /** Properties of a row. */
  columns: readonly (string | ColumnOption)[];
  toTable: (rows: Row[]) => string;
}

export function printRows<Row extends object>(rows: Row[], format: Format, { columns, toTable }: Layout<Row>) {
  if (format.json) return console.log(JSON.stringify(rows, null, 2));
  if (!format.csv) return console.log(toTable(rows));
  const csv = stringify(rows, {
    header: true,
    columns: [...columns],
    cast: {
      boolean: String,
      string: escapeFormulas,
      object: (value) => escapeFormulas(Array.isArray(value) ? value.join(" ") : JSON.stringify(value)),
    },
    bom: true,
  });
  process.stdout.write(csv);
}

/** A time of ISO 8601 to the minute, for tables. */
export const minuteOf = (iso: string) => iso.slice(0, "2026-11-21T09:30".length).replace("T", " ");

/** Creates a table without colours that wraps long cells. */
export const createTable = (columns: Record<string, number>) =>
  new Table({
    head: Object.keys(columns),
    colWidths: Object.values(columns),
    style: { head: [], border: [] },
    wordWrap: true,
    wrapOnWordBoundary: false,
  });

/** The hint for help texts: npm's own output would corrupt redirected JSON or CSV. */
export const SILENT_HINT = "Redirect the output with `npm run -s` to omit npm's own lines.";

import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import Table from "cli-table3";
import { type Command, InvalidArgumentError, type Option } from "commander";
import { type ColumnOption, stringify } from "csv-stringify";
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
  /** The line below the table, or in its place; empty if there is none. */
  toEnd: (count: number) => string;
}

async function write(text: string) {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

async function printJson<Row>(rows: Rows<Row>) {
  let separator = "[\n";
  for await (const row of rows) {
    await write(separator + JSON.stringify(row, null, 2).replace(/^/gm, "  "));
    separator = ",\n";
  }
  await write(separator === "[\n" ? "[]\n" : "\n]\n");
}

async function printCsv<Row>(rows: Rows<Row>, columns: Layout<Row>["columns"]) {
  const toCsv = stringify({
    header: true,
    columns: [...columns],
    cast: {
      boolean: String,
      string: escapeFormulas,
      object: (value) => escapeFormulas(Array.isArray(value) ? value.join(" ") : JSON.stringify(value)),
    },
    bom: true,
  });
  await pipeline(Readable.from(rows), toCsv, async (csv) => {
    for await (const text of csv) await write(String(text));
  });
}

/** The rows of a table. The time to lay one out grows with their square; a longer list repeats the heading. */
const TABLE_ROWS = 200;

async function printTables<Row>(rows: Rows<Row>, { toTable, toEnd }: Layout<Row>) {
  let count = 0;
  let page: Row[] = [];
  for await (const row of rows) {
    count++;
    page.push(row);
    if (page.length < TABLE_ROWS) continue;
    await write(`${toTable(page)}\n`);
    page = [];
  }
  if (page.length) await write(`${toTable(page)}\n`);
  const end = toEnd(count);
  if (end) await write(`${end}\n`);
}

/** Prints rows as they are read. */
export async function printRows<Row extends object>(rows: Rows<Row>, format: Format, layout: Layout<Row>) {
  if (format.json) return printJson(rows);
  if (format.csv) return printCsv(rows, layout.columns);
  return printTables(rows, layout);
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

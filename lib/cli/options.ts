import { InvalidArgumentError, Option } from "commander";
import * as z from "zod";

export interface Format {
  json?: boolean;
  csv?: boolean;
  /** CSV with a byte order mark, without which Excel takes it for another encoding. */
  excel?: boolean;
}

const dateSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);
const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/;

/** A day or a moment in ISO 8601; in UTC, as the tables are, unless it names a zone. */
function parseDate(text: string): number {
  const { success } = dateSchema.safeParse(text);
  if (!success) throw new InvalidArgumentError("It should be a date like 2026-11-21.");
  return Date.parse(text.includes("T") && !HAS_ZONE.test(text) ? `${text}Z` : text);
}

/** `--since`: gives milliseconds since 1970. */
export const since = new Option("--since <date>", "not before this day or moment").argParser(parseDate);
export const json = new Option("--json", "as JSON");
export const csv = new Option("--csv", "as CSV");
export const excel = new Option("--excel", "as CSV that Excel opens in the right encoding");

/** Whoever reads the first lines only closes the line: that is no fault. */
export function endWithReader() {
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
}

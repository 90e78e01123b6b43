import Table from "cli-table3";
import { type EnquiryEntry, entryFields } from "@/lib/enquiries/list";
import type { Format } from "../options";
import { plain, toCsv } from "../tables";

const minuteOf = (iso: string) => iso.slice(0, "2026-11-21T09:30".length).replace("T", " ");

function toRows(entries: EnquiryEntry[]): object[] {
  return entries.map(({ source, suspectReasons, ...entry }) => ({
    ...entry,
    suspectReasons: suspectReasons.join(" "),
    source: JSON.stringify(source),
  }));
}

function toTable(entries: EnquiryEntry[]): string {
  if (!entries.length) return "No enquiries.";
  const table = new Table({
    head: ["ID", "Received (UTC)", "Kind", "From", "Subject", "Delivered"],
    colWidths: [12, 18, 11, 34, 40, 34],
    ...plain,
  });
  for (const { id, createdAt, kind, name, email, subject, deliveredAt, lastError, suspect } of entries) {
    const state = deliveredAt ? minuteOf(deliveredAt) : `no${lastError ? `: ${lastError}` : ""}`;
    table.push([
      id,
      minuteOf(createdAt),
      kind,
      [name, email].filter(Boolean).join("\n"),
      `${suspect ? "[Suspect] " : ""}${subject}`,
      state,
    ]);
  }
  return `${table}\n${entries.length} ${entries.length === 1 ? "enquiry" : "enquiries"}`;
}

export function printEntries(entries: EnquiryEntry[], format: Format) {
  if (format.json) console.log(JSON.stringify(entries, null, 2));
  else if (format.csv || format.excel) process.stdout.write(toCsv(toRows(entries), entryFields, format));
  else console.log(toTable(entries));
}

/** One enquiry, with its message. */
export function printEntry(entry: EnquiryEntry, { json }: Format) {
  if (json) return console.log(JSON.stringify(entry, null, 2));
  const { message, source, suspect, suspectReasons, ...fields } = entry;
  const lines = Object.entries({ ...fields, suspect: suspectReasons.join(", ") || "no", ...source });
  for (const [name, value] of lines) if (value !== null && value !== "") console.log(`${name.padEnd(14)} ${value}`);
  if (message) console.log(`\n${message}`);
}

export function printCounts(counts: { value: string; enquiries: number; suspect: number }[], format: Format) {
  if (format.json) return console.log(JSON.stringify(counts, null, 2));
  if (format.csv || format.excel)
    return void process.stdout.write(toCsv(counts, ["value", "enquiries", "suspect"], format));
  const table = new Table({ head: ["Value", "Enquiries", "Suspect"], colWidths: [60, 11, 9], ...plain });
  for (const { value, enquiries, suspect } of counts) table.push([value, enquiries, suspect]);
  console.log(table.toString());
}

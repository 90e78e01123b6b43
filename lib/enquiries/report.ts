import "server-only";
import type { EnquiryEntry } from "./list";

export const reportKeys = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "gclid",
  "referrer",
  "landing",
  "kind",
  "month",
] as const;
export type ReportKey = (typeof reportKeys)[number];

const NONE = "(none)";

function keyOf(entry: EnquiryEntry, key: ReportKey): string {
  if (key === "month") return entry.createdAt.slice(0, "2026-11".length);
  if (key === "kind") return entry.kind;
  return entry.source[key] ?? NONE;
}

/** How many enquiries each value of a key brought, most first. */
export function countBy(entries: EnquiryEntry[], key: ReportKey) {
  const counts = new Map<string, { value: string; enquiries: number; suspect: number }>();
  for (const entry of entries) {
    const value = keyOf(entry, key);
    const count = counts.get(value) ?? { value, enquiries: 0, suspect: 0 };
    count.enquiries += 1;
    count.suspect += Number(entry.suspect);
    counts.set(value, count);
  }
  return [...counts.values()].sort((a, b) => b.enquiries - a.enquiries || a.value.localeCompare(b.value));
}

/** The middle one, or the mean of the two in the middle. @throws where there is none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("There is no median of nothing.");
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] as number, sorted[sorted.length >> 1] as number];
  return (low + high) / 2;
}

/** The smallest of the values that at least this share of them does not exceed. @throws where there is none. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error("There is no percentile of nothing.");
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
}

/** Bytes as kB of 1000, with one digit. */
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** How many times the other a figure is; a dash where the other was not measured. */
export const ratio = (figure: number, other: number | undefined) => (other ? (figure / other).toFixed(2) : "–");

/** Markdown, with columns as wide as they have to be. The first column is text, the others are numbers. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(pad).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const [first = [], ...others] = cells;
  return [line(first), line(rule), ...others.map(line)].join("\n");
}

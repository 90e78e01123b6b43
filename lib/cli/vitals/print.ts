import Table from "cli-table3";
import { type MetricName, metricNames } from "@/lib/vitals/beacon";
import { SHARE } from "@/lib/vitals/share";
import type { Mark, Measured, PageVitals } from "@/lib/vitals/summary";
import type { Format } from "../options";
import { plain, toCsv } from "../tables";

/** A word of one line; the legend has Google's own. */
const words: Record<Mark, string> = { good: "good", "needs improvement": "fair", poor: "poor" };
const LEGEND = [
  "Three of four page loads had this value or a better one (within 5%). By Google's thresholds it is good, fair (where",
  `Google says needs improvement) or poor. Visits: page loads that were measured, one in ${1 / SHARE}.`,
];

function valueOfCell(metric: MetricName, p75: number): string {
  if (metric === "CLS") return p75.toFixed(3);
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(2)} s`;
}

const cell = (metric: MetricName, measured: Measured | undefined) =>
  measured ? `${valueOfCell(metric, measured.p75)} ${words[measured.mark]}` : "-";

function toTable(pages: PageVitals[]): string {
  if (!pages.length) return "Nothing was measured.";
  const table = new Table({
    head: ["Page", "Visits", ...metricNames],
    colWidths: [42, 9, ...metricNames.map(() => 13)],
    ...plain,
  });
  for (const { page, visits, metrics } of pages)
    table.push([page, visits, ...metricNames.map((metric) => cell(metric, metrics[metric]))]);
  return [table.toString(), ...LEGEND].join("\n");
}

const columns = ["page", "visits", ...metricNames.flatMap((name) => [name, `${name} mark`, `${name} count`])];

const toRow = ({ page, visits, metrics }: PageVitals): object => ({
  page,
  visits,
  ...Object.fromEntries(
    Object.entries(metrics).flatMap(([name, { p75, mark, count }]) => [
      [name, p75],
      [`${name} mark`, mark],
      [`${name} count`, count],
    ]),
  ),
});

export function printVitals(pages: PageVitals[], format: Format) {
  if (format.json) console.log(JSON.stringify(pages, null, 2));
  else if (format.csv || format.excel) process.stdout.write(toCsv(pages.map(toRow), columns, format));
  else console.log(toTable(pages));
}

import { Command, Option } from "commander";
import type { Filter, MetricReport, PageReport, Rating } from "@/lib/web-vitals/report";
import { SAMPLE_RATE } from "@/lib/web-vitals/sample-rate";
import { connectionNames, deviceNames, type MetricName, metricNames } from "@/lib/web-vitals/storage";
import { addListOptions, createTable, type Format, printRows, SILENT_HINT } from "./listing";
import { runCommand, withDatabase } from "./run-command";

/** The period of Google's Chrome UX Report. */
const DEFAULT_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Shortened to fit a table cell. */
const ratings: Record<Rating, string> = { good: "good", "needs improvement": "fair", poor: "poor" };
const LEGEND = `75th percentile within 5%, rated by Google's thresholds (fair: needs improvement).
Visits: measured page loads, 1 in ${1 / SAMPLE_RATE}.`;

function formatP75(metric: MetricName, p75: number): string {
  if (metric === "CLS") return p75.toFixed(3);
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(2)} s`;
}

const toCell = (metric: MetricName, report: MetricReport | undefined) =>
  report ? `${formatP75(metric, report.p75)} ${ratings[report.rating]}` : "-";

function toTable(pages: PageReport[]): string {
  if (!pages.length) return "No measurements.";
  const metricColumns = Object.fromEntries(metricNames.map((metric) => [metric, 13]));
  const table = createTable({ Page: 42, Visits: 9, ...metricColumns });
  for (const { page, visits, metrics } of pages)
    table.push([page, visits, ...metricNames.map((metric) => toCell(metric, metrics[metric]))]);
  return `${table}\n${LEGEND}`;
}

const columnsOf = (name: MetricName) => [
  { key: `metrics.${name}.p75`, header: name },
  { key: `metrics.${name}.rating`, header: `${name} rating` },
  { key: `metrics.${name}.count`, header: `${name} count` },
];
const columns = ["page", "visits", ...metricNames.flatMap(columnsOf)];

const program = new Command("npm run vitals --").description(
  `Report the Core Web Vitals of visitors, by default of the last ${DEFAULT_DAYS} days. ${SILENT_HINT}`,
);
const filters = [
  new Option("--device <device>", "of this device class only").choices(deviceNames),
  new Option("--connection <type>", "of this effective connection type only").choices(connectionNames),
];
addListOptions(program, filters).action(
  ({ since = Date.now() - DEFAULT_DAYS * DAY_MS, device, connection, ...format }: Format & Partial<Filter>) =>
    withDatabase(async ({ db }) => {
      const { reportVitals } = await import("@/lib/web-vitals/report");
      printRows(await reportVitals(db, { since, device, connection }), format, { columns, toTable });
    }),
);

runCommand(() => program.parseAsync());

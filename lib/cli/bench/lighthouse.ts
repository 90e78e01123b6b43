import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import pRetry from "p-retry";
import { startSite } from "@/e2e/support/site";
import { launchOptions } from "@/lib/testing/browser";
import { install } from "./baselines";
import { median, type Row } from "./table";

/** The last that runs on Node 20.9: version 13 requires Node 22. */
const VERSION = "12.8.2";
const RUNS = 5;
const PAGES = ["/", "/about-us", "/services/web-applications", "/solution/repz", "/contact-us", "/login"];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMINGS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** With Lighthouse's defaults: a phone, simulated throttling. @returns scores, then timings. */
async function audit(folder: string, url: string): Promise<number[]> {
  const args = [
    path.join(folder, "node_modules/lighthouse/cli/index.js"),
    url,
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES}`,
    // A site at localhost is closed to search engines.
    "--skip-audits=is-crawlable",
    `--chrome-flags=${["--headless=new", ...launchOptions.args].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: launchOptions.executablePath ?? chromium.executablePath() };
  const run = () => promisify(execFile)(process.execPath, args, { env, maxBuffer: 100_000_000 });
  // On a busy machine it misses the start of a page now and then, and exits with 1.
  const { stdout } = await pRetry(run, { retries: 3, minTimeout: 0 });
  const report: Report = JSON.parse(stdout);
  return [
    ...CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    ...TIMINGS.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
  ];
}

function rowOf(page: string, runs: readonly number[][]): Row {
  const medians = [...CATEGORIES, ...TIMINGS].map((_, i) => median(runs.map((run) => run[i] ?? Number.NaN)));
  const [lcp = 0, tbt = 0, cls = 0] = medians.slice(CATEGORIES.length);
  const scores = medians.slice(0, CATEGORIES.length).join("/");
  const figures = `${scores}; LCP ${lcp.toFixed(0)} ms; blocking time ${tbt.toFixed(0)} ms; CLS ${cls.toFixed(3)}`;
  return [`Lighthouse, \`${page}\``, figures, "99/100/100/100; LCP 1450 ms; blocking time 100 ms"];
}

/** Medians of each page, the pages in turn, as the speed of a machine changes over minutes. */
export async function measureLighthouse(): Promise<Row[]> {
  const folder = install(`lighthouse-${VERSION}`, { lighthouse: VERSION });
  const site = await startSite();
  try {
    const runs = new Map<string, number[][]>(PAGES.map((page) => [page, []]));
    for (let round = 0; round < RUNS; round++) {
      for (const [page, results] of runs) results.push(await audit(folder, site.url + page));
    }
    return [...runs].map(([page, results]) => rowOf(page, results));
  } finally {
    await site.stop();
  }
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import pRetry from "p-retry";
import { startSite } from "@/e2e/support/site";
import { launchOptions } from "@/lib/testing/browser";
import { npmCli } from "./baselines";
import { median, type Row } from "./table";

/** The last that runs on Node 20.9: version 13 requires Node 22. */
const PACKAGE = "lighthouse@12.8.2";
const RUNS = 5;
const PAGES = ["/", "/about-us", "/services/web-applications", "/solution/repz", "/contact-us", "/login"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** With Lighthouse's defaults: a phone, simulated throttling. */
async function audit(url: string): Promise<Report> {
  const args = [
    ...[npmCli, "exec", "--yes", "--prefer-offline", PACKAGE, "--", url],
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
  return JSON.parse(stdout);
}

function rowOf(page: string, reports: readonly Report[]): Row {
  const scores = CATEGORIES.map((name) =>
    Math.round(median(reports.map((report) => report.categories[name].score * 100))),
  );
  const timing = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const figures = [
    scores.join("/"),
    `LCP ${timing("largest-contentful-paint").toFixed(0)} ms`,
    `blocking time ${timing("total-blocking-time").toFixed(0)} ms`,
    `CLS ${timing("cumulative-layout-shift").toFixed(3)}`,
  ];
  return [`Lighthouse, \`${page}\``, figures.join("; "), "99/100/100/100; LCP 1450 ms; blocking time 100 ms"];
}

/** Medians of each page, the pages in turn, as the speed of a machine changes over minutes. */
export async function measureLighthouse(): Promise<Row[]> {
  const site = await startSite();
  try {
    const reports = new Map<string, Report[]>(PAGES.map((page) => [page, []]));
    for (let round = 0; round < RUNS; round++) {
      for (const [page, ofPage] of reports) ofPage.push(await audit(site.url + page));
    }
    return [...reports].map(([page, ofPage]) => rowOf(page, ofPage));
  } finally {
    await site.stop();
  }
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { publicPaths } from "@/content/routes";
import { launchOptions } from "@/lib/testing/browser";
import type { Bench, Result } from "./parts";
import { median, ratio, table } from "./table";
import { findTool } from "./tools";

const run = promisify(execFile);

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
type Timing = keyof typeof timings;
const timingNames = Object.keys(timings) as Timing[];

type Audit = Record<(typeof categories)[number] | Timing, number>;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Lighthouse as it comes: a phone on slow 4G, simulated. Beside other work it misses a page's beginning now and then, and
 * asks to be run again.
 * @throws where it could not load the page four times.
 */
async function audit(lighthouse: string, url: string): Promise<Audit> {
  const flags = ["--headless=new", ...launchOptions.args].join(" ");
  const args = [
    url,
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    `--only-categories=${categories}`,
    // A site at localhost is closed to search engines on purpose (lib/seo/indexing.ts).
    "--skip-audits=is-crawlable",
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: launchOptions.executablePath ?? chromium.executablePath() };
  const load = () => run(lighthouse, args, { env, maxBuffer: 100_000_000 });
  const { stdout } = await load().catch(load).catch(load).catch(load);
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  const measured = timingNames.map((name) => [name, report.audits[timings[name]]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...measured]);
}

const medianOf = (audits: readonly Audit[]): Audit =>
  Object.fromEntries(
    [...categories, ...timingNames].map((name) => [name, median(audits.map((one) => one[name]))]),
  ) as Audit;

/** Of each figure the worst that any of them has. */
const worstOf = (audits: readonly Audit[]): Audit =>
  Object.fromEntries([
    ...categories.map((name) => [name, Math.min(...audits.map((one) => one[name]))]),
    ...timingNames.map((name) => [name, Math.max(...audits.map((one) => one[name]))]),
  ]);

function show(medians: Record<string, Audit>, others: readonly string[]): string {
  const beside = (name: Timing, one: Audit) => others.map((other) => ratio(one[name], medians[other]?.[name]));
  const ours = Object.entries(medians).filter(([who]) => !others.includes(who));
  const worst = ours.length > 1 ? { [`the worst of ${ours.length}`]: worstOf(ours.map(([, one]) => one)) } : {};
  const rows = Object.entries({ ...medians, ...worst }).map(([who, one]) => [
    who,
    categories.map((name) => one[name]).join("/"),
    one.FCP.toFixed(0),
    ...beside("FCP", one),
    one.LCP.toFixed(0),
    ...beside("LCP", one),
    one.TBT.toFixed(0),
    one.CLS.toFixed(3),
  ]);
  const ratios = others.map((other) => `to ${other}`);
  return table(["Lighthouse", "scores", "FCP ms", ...ratios, "LCP ms", ...ratios, "TBT ms", "CLS"], rows);
}

/** @throws before anything is measured where somebody is not there. */
async function checkPeers(urls: Record<string, string>) {
  for (const [name, url] of Object.entries(urls)) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer?.ok) throw new Error(`${name} does not answer at ${url}`);
  }
}

/** Lighthouse's medians for pages of the site, a bare Next, and whatever else is to stand beside them. */
export async function auditPages(bench: Bench): Promise<Result> {
  const { pages = publicPaths(), beside = {}, runs, folder } = bench;
  await checkPeers(beside);
  const lighthouse = findTool(folder, "lighthouse");
  const site = await bench.site();
  const peers = { "a bare Next": `${await bench.floor()}/`, ...beside };
  const urls = { ...Object.fromEntries(pages.map((path) => [path, site + path])), ...peers };
  const audits: Record<string, Audit[]> = {};
  // In turn, as a machine's speed changes while this takes its time.
  for (let round = 0; round < runs; round++) {
    for (const [who, url] of Object.entries(urls)) {
      audits[who] ??= [];
      audits[who].push(await audit(lighthouse, url));
    }
  }
  const medians = Object.fromEntries(Object.entries(audits).map(([who, all]) => [who, medianOf(all)]));
  const how = `Mobile, simulated; scores are performance/accessibility/best practices/SEO, medians of ${runs} in turn. SEO without \`is-crawlable\`: a site at localhost is closed to search engines.`;
  return { text: `${show(medians, Object.keys(peers))}\n\n${how}`, data: { medians, audits } };
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import pRetry from "p-retry";
import { launchOptions } from "@/lib/testing/browser";
import { startSite } from "@/lib/testing/site";
import { npmCli } from "./baselines";
import { inTurn, type Row } from "./rows";

/** Lighthouse itself needs Node 22.19. */
const PACKAGE = "lighthouse@13.5.0";
const PAGES = ["/", "/about-us", "/services/web-applications", "/solution/repz", "/contact-us", "/login"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

/** Measures scores and timings, with Lighthouse's defaults: a phone, simulated throttling. */
async function audit(url: string): Promise<number[]> {
  const args = [
    ...[npmCli, "exec", "--yes", "--prefer-offline", PACKAGE, "--", url, "--quiet", "--output=json"],
    `--only-categories=${CATEGORIES}`,
    // A site at localhost is closed to search engines.
    "--skip-audits=is-crawlable",
    `--chrome-flags=${["--headless=new", ...launchOptions.args].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: launchOptions.executablePath ?? chromium.executablePath() };
  const run = () => promisify(execFile)(process.execPath, args, { env, maxBuffer: 100_000_000 });
  // Lighthouse misses the start of a page now and then on a busy machine, and exits with 1.
  const { categories, audits } = JSON.parse((await pRetry(run, { retries: 3, minTimeout: 0 })).stdout);
  return [
    ...CATEGORIES.map((name) => categories[name].score * 100),
    ...AUDITS.map((name) => audits[name].numericValue),
  ];
}

export async function measureLighthouse(): Promise<Row[]> {
  const site = await startSite();
  try {
    const medians = await inTurn(...PAGES.map((page) => () => audit(site.url + page)));
    return medians.map((figures, i) => {
      const [lcp, blocking, cls] = figures
        .splice(CATEGORIES.length, AUDITS.length)
        .map((figure) => figure.toFixed(figure < 1 ? 3 : 0));
      const scores = figures.slice(0, CATEGORIES.length).map(Math.round).join("/");
      const measured = `${scores}; LCP ${lcp} ms; blocking time ${blocking} ms; CLS ${cls}`;
      return [`Lighthouse, \`${PAGES[i]}\``, measured, "99/100/100/100; LCP 1450 ms; blocking time 100 ms"];
    });
  } finally {
    await site.stop();
  }
}

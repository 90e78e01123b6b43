import { type Browser, chromium, devices, type Page } from "@playwright/test";
import PQueue from "p-queue";
import { publicPaths } from "@/content/routes";
import { startSite } from "@/e2e/support/site";
import { launchOptions } from "@/lib/testing/browser";

/** `npm run weight`: what a phone is sent on the first visit of each page template, against these budgets in bytes. */
const BUDGETS = {
  "before load": 60_000,
  "with scripts": 190_000,
  "Save-Data, untouched": 60_000,
};
const CONCURRENCY = 3;
/** Otherwise Chromium's distance for lazy pictures depends on how fast this machine responds. */
const FAST_CONNECTION = "--force-effective-connection-type=4G";
/** With Google off, login and register would poll for it. */
const GOOGLE = { GOOGLE_CLIENT_ID: "weight", GOOGLE_CLIENT_SECRET: "weight" };

/** One page of each template: every page at the root, and the first of each section. */
function templatePages(): string[] {
  const byTemplate = new Map<string, string>();
  for (const path of publicPaths()) {
    const template = path.replace(/(?<=.)\/[^/]+$/, "/*");
    if (!byTemplate.has(template)) byTemplate.set(template, path);
  }
  return [...byTemplate.values()];
}

/**
 * Compressed bodies, without headers, as Resource Timing counts them.
 * @throws if a response was an error, as the figures would then mean nothing.
 */
async function bytesSent(page: Page) {
  const entries = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [...(navigation ? [navigation] : []), ...resources].map((entry) => ({
      url: entry.name,
      status: entry.responseStatus,
      bytes: entry.encodedBodySize,
      isBeforeLoad: entry.startTime < (navigation?.loadEventStart ?? 0),
    }));
  });
  const failed = entries.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.url}: status ${failed.status}`);
  const sum = (some: typeof entries) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { beforeLoad: sum(entries.filter(({ isBeforeLoad }) => isBeforeLoad)), total: sum(entries) };
}

/** A first visit on a phone with an empty cache: with Save-Data it is not touched, otherwise its scripts are waited for. */
async function visit(browser: Browser, url: string, { saveData }: { saveData: boolean }) {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: saveData });
  await page.goto(url, { waitUntil: "load" });
  if (!saveData) {
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
  }
  await page.waitForLoadState("networkidle");
  const sent = await bytesSent(page);
  await context.close();
  return sent;
}

async function weigh(browser: Browser, url: string): Promise<Record<keyof typeof BUDGETS, number>> {
  const { beforeLoad, total } = await visit(browser, url, { saveData: false });
  const saving = await visit(browser, url, { saveData: true });
  return { "before load": beforeLoad, "with scripts": total, "Save-Data, untouched": saving.total };
}

async function main() {
  const site = await startSite({ env: GOOGLE });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, FAST_CONNECTION] });
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const weights = await queue
    .addAll(templatePages().map((path) => async () => [path, await weigh(browser, site.url + path)] as const))
    .finally(() => Promise.all([browser.close(), site.stop()]));
  console.table(Object.fromEntries(weights));
  for (const [path, weight] of weights) {
    for (const [figure, budget] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][]) {
      if (weight[figure] <= budget) continue;
      console.error(`Over budget: ${path}, ${figure}: ${weight[figure]} bytes, budget ${budget}`);
      process.exitCode = 1;
    }
  }
}

main();

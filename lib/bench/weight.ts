import { type Browser, chromium, devices } from "@playwright/test";
import PQueue from "p-queue";
import { sum } from "@/content/sums";
import { runCommand } from "@/lib/cli/run-command";
import { launchOptions } from "@/lib/testing/browser";
import { publicPaths } from "@/lib/testing/content";
import { startSite } from "@/lib/testing/site";

/** The most that a phone may be sent on its first visit to a page, in bytes of compressed bodies. */
const LIMITS = { beforeLoad: 65_000, withScripts: 215_000 };

const CONCURRENCY = 3;
/** The flag fixes Chromium's distance for lazy pictures, which otherwise depends on how fast this machine responds. */
const FAST_CONNECTION = "--force-effective-connection-type=4G";
/** The login and register pages poll for Google while it is off. */
const GOOGLE = { GOOGLE_CLIENT_ID: "weight", GOOGLE_CLIENT_SECRET: "weight" };

/** The pages to weigh, one of each template: the first of a section, and of the documents below its pages. */
const pages = new Map(
  publicPaths()
    .toReversed()
    .map((path) => [path.replaceAll(/(?<=.)\/[^/]+/g, "/*"), path]),
);

/**
 * Weighs a first visit with an empty cache.
 * @throws if a response is an error, or a script is sent before the page is loaded
 */
async function weigh(browser: Browser, url: string): Promise<typeof LIMITS> {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  // Scripts start when the page is idle.
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const entries = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [...(document ? [document] : []), ...resources].map((entry) => ({
      isBeforeLoad: entry.startTime < (document?.loadEventStart ?? 0),
      ...(entry.toJSON() as Pick<PerformanceResourceTiming, "name" | "responseStatus" | "encodedBodySize">),
    }));
  });
  await context.close();
  const early = entries.filter(({ isBeforeLoad }) => isBeforeLoad);
  const failed = entries.find(({ responseStatus }) => responseStatus !== 200);
  if (failed) throw new Error(`${failed.name}: status ${failed.responseStatus}`);
  const script = early.find(({ name }) => name.endsWith(".js"));
  if (script) throw new Error(`${script.name} was sent before ${url} was loaded`);
  const bytesOf = (all: typeof entries) => sum(all.map(({ encodedBodySize }) => encodedBodySize));
  return { beforeLoad: bytesOf(early), withScripts: bytesOf(entries) };
}

/** Runs `npm run weight`: weighs each template as a phone loads it. Fails above the limits. */
async function main() {
  const site = await startSite({ env: GOOGLE });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, FAST_CONNECTION] });
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const weights = await queue
    .addAll([...pages.values()].map((path) => async () => [path, await weigh(browser, site.url + path)] as const))
    .finally(() => Promise.all([browser.close(), site.stop()]));
  console.table(Object.fromEntries(weights));
  const over = weights.filter(
    ([, { beforeLoad, withScripts }]) => beforeLoad > LIMITS.beforeLoad || withScripts > LIMITS.withScripts,
  );
  for (const [path] of over) console.error(`${path} is over the limits: ${JSON.stringify(LIMITS)}`);
  process.exitCode = over.length ? 1 : 0;
}

runCommand(main);

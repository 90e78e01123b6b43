import { type Browser, chromium, devices, type Page } from "@playwright/test";
import PQueue from "p-queue";
import { documentAt } from "@/content/documents";
import { expertise } from "@/content/menus";
import { runCommand } from "@/lib/cli/run-command";
import { isBelow } from "@/lib/paths";
import { launchOptions } from "@/lib/testing/browser";
import { publicPaths } from "@/lib/testing/content";
import { assertQuiet, record } from "@/lib/testing/measurements";
import { startSite } from "@/lib/testing/site";
import { median } from "./rows";

/** `npm run weight`: what a phone is sent on the first visit of each page template, against these budgets in bytes. */
const BUDGETS = { "before load": 61_000, "with scripts": 190_000, "Save-Data, untouched": 61_000 };
const FIGURES = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
const CONCURRENCY = 3;
const COMMAND = "npm run weight";
/** Otherwise Chromium's distance for lazy pictures depends on how fast this machine responds. */
const FAST_CONNECTION = "--force-effective-connection-type=4G";
/** With Google off, login and register would poll for it. */
const GOOGLE = { GOOGLE_CLIENT_ID: "weight", GOOGLE_CLIENT_SECRET: "weight" };

/** The other sections of the Expertise menu have the same pages, except for documents, and `/home` is `/`. */
const [, ...alike] = expertise.map(({ path }) => path);
const paths = publicPaths().filter((path) => path !== "/home" && (!isBelow(path, alike) || documentAt(path)));
/** One page of each template: every page at the root, and the first of each section. */
const templates = new Map(paths.reverse().map((path) => [path.replace(/(?<=.)\/[^/]+$/, "/*"), path]));

/** What the page has been sent so far. @throws if a response was an error, as the figures would then mean nothing. */
async function responsesOf(page: Page) {
  await page.waitForLoadState("networkidle");
  const entries = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [...(document ? [document] : []), ...resources].map((entry) => ({
      isBeforeLoad: entry.startTime < (document?.loadEventStart ?? 0),
      ...(entry.toJSON() as Pick<PerformanceResourceTiming, "name" | "responseStatus" | "encodedBodySize">),
    }));
  });
  const failed = entries.find(({ responseStatus }) => responseStatus !== 200);
  if (failed) throw new Error(`${failed.name}: status ${failed.responseStatus}`);
  return entries;
}

const bytesOf = (entries: { encodedBodySize: number }[]) =>
  entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);

/**
 * Bytes of compressed bodies, as Resource Timing counts them, on a phone with an empty cache and Save-Data: before the first
 * touch, and after it with the scripts, which load without a touch where Save-Data is off.
 */
async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.goto(url, { waitUntil: "load" });
  const untouched = await responsesOf(page);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const all = await responsesOf(page);
  await context.close();
  return {
    "before load": bytesOf(untouched.filter(({ isBeforeLoad }) => isBeforeLoad)),
    "with scripts": bytesOf(all),
    "Save-Data, untouched": bytesOf(untouched),
  };
}

/** WebPageTest's 3G: 1.6 Mbit/s down, 768 kbit/s up, 300 ms there and back. In bytes a second. */
const THIRD_GENERATION = { offline: false, downloadThroughput: 200_000, uploadThroughput: 96_000, latency: 300 };
const VISITS = 5;

/** Milliseconds to the first contentful paint of a first visit on 3G: the median, as the browser reports it. */
async function firstViewOn3G(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < VISITS; i++) {
    const context = await browser.newContext(devices["Pixel 7"]);
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send("Network.emulateNetworkConditions", THIRD_GENERATION);
    await page.goto(url, { waitUntil: "load" });
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    times.push((await page.evaluate(paint)) ?? Number.NaN);
    await context.close();
  }
  return Math.round(median(times));
}

async function main() {
  assertQuiet();
  const site = await startSite({ env: GOOGLE });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, FAST_CONNECTION] });
  const measure = async () => {
    const queue = new PQueue({ concurrency: CONCURRENCY });
    const weights = await queue.addAll(
      [...templates.values()].map((path) => async () => [path, await weigh(browser, site.url + path)] as const),
    );
    if (process.env.RECORD) record("firstView", COMMAND, { ms: await firstViewOn3G(browser, `${site.url}/`) });
    return weights;
  };
  const weights = await measure().finally(() => Promise.all([browser.close(), site.stop()]));
  const heaviest = (figure: (typeof FIGURES)[number]) => Math.max(...weights.map(([, weight]) => weight[figure]));
  record("weight", COMMAND, {
    beforeLoad: heaviest("before load"),
    withScripts: heaviest("with scripts"),
    saveData: heaviest("Save-Data, untouched"),
  });
  console.table(Object.fromEntries(weights));
  const over = weights.filter(([, weight]) => FIGURES.some((figure) => weight[figure] > BUDGETS[figure]));
  for (const [path] of over) console.error(`Over budget (${JSON.stringify(BUDGETS)}): ${path}`);
  process.exitCode = over.length ? 1 : 0;
}

runCommand(main);

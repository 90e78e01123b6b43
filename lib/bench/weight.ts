import { type Browser, chromium, devices, type Page } from "@playwright/test";
import PQueue from "p-queue";
import { beforeLoad, type PageWeight, pageTypeOf, weightLimits } from "@/content/measurements";
import { sum } from "@/content/sums";
import { runCommand } from "@/lib/cli/run-command";
import { launchOptions } from "@/lib/testing/browser";
import { publicPaths } from "@/lib/testing/content";
import { assertQuiet, record } from "@/lib/testing/measurements";
import { nginxPort, startNginx } from "@/lib/testing/nginx";
import { type Site, startSite } from "@/lib/testing/site";
import { median } from "./rows";
import { openSlowLine } from "./slow-line";

// `npm run weight`: what a phone is sent on the first visit to each page type, against the limits of content/measurements.ts.

const LIMITS = Object.keys(weightLimits) as (keyof typeof weightLimits)[];
const CONCURRENCY = 3;
const COMMAND = "npm run weight";
/** Otherwise Chromium's distance for lazy pictures depends on how fast this machine responds. */
const FAST_CONNECTION = "--force-effective-connection-type=4G";
/** With Google off, login and register would poll for it. */
const GOOGLE = { GOOGLE_CLIENT_ID: "weight", GOOGLE_CLIENT_SECRET: "weight" };

/** One page of each type: the first. */
const pages = new Map(
  publicPaths()
    .toReversed()
    .map((path) => [pageTypeOf(path), path]),
);

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

type Response = Awaited<ReturnType<typeof responsesOf>>[number];

const bytesOf = (responses: Response[]) => sum(responses.map(({ encodedBodySize }) => encodedBodySize));

/** Which part of a page a response is, by the end of its address. @throws for a script before load: the page promises that there is none */
function partOf({ name }: Response, url: string): "document" | "styles" | "font" | "pictures" {
  if (name === url) return "document";
  const { pathname } = new URL(name);
  if (pathname.endsWith(".css")) return "styles";
  if (pathname.endsWith(".woff2")) return "font";
  if (/\.(svg|png|ico)$/.test(pathname)) return "pictures";
  throw new Error(`${name} was sent before ${url} was loaded`);
}

/**
 * Bytes of compressed bodies, as Resource Timing counts them, on a phone with an empty cache and Save-Data: before the first
 * touch, and after it with the scripts, which load without a touch where Save-Data is off.
 */
async function weigh(browser: Browser, url: string): Promise<PageWeight> {
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
  const early = untouched.filter(({ isBeforeLoad }) => isBeforeLoad);
  const part = (name: ReturnType<typeof partOf>) => bytesOf(early.filter((response) => partOf(response, url) === name));
  return {
    document: part("document"),
    styles: part("styles"),
    font: part("font"),
    pictures: part("pictures"),
    withScripts: bytesOf(all),
    saveData: bytesOf(untouched),
  };
}

/** WebPageTest's 3G: 1.6 Mbit/s down, 768 kbit/s up, 300 ms there and back. */
const THIRD_GENERATION = { down: 200_000, up: 96_000, roundTrip: 300 };
const VISITS = 5;

/** Milliseconds to the first contentful paint of a first visit on 3G, for each page: the median, as the browser reports it. */
async function firstViewsOn3G(site: Site): Promise<Record<string, number>> {
  const address = `localhost:${site.port}`;
  const port = await nginxPort();
  const nginx = await startNginx({ port, sites: [address, address] });
  // Playwright's own setting makes Chromium connect twice.
  const args = [...launchOptions.args, "--ignore-certificate-errors"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const visit = async (path: string) => {
    const line = await openSlowLine(port, THIRD_GENERATION);
    const context = await browser.newContext(devices["Pixel 7"]);
    const page = await context.newPage();
    await page.goto(`https://localhost:${line.port}${path}`, { waitUntil: "load" });
    // A page may be loaded before it is painted.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    const time = await paint.jsonValue();
    await context.close();
    line.close();
    return time ?? Number.NaN;
  };
  const measured: Record<string, number> = {};
  for (const [type, path] of pages) {
    const times: number[] = [];
    for (let i = 0; i < VISITS; i++) times.push(await visit(path));
    measured[type] = Math.round(median(times));
  }
  await Promise.all([browser.close(), nginx.stop()]);
  return measured;
}

async function main() {
  // Bytes are the same on a busy machine, times are not.
  if (process.env.RECORD) assertQuiet();
  const site = await startSite({ env: GOOGLE });
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, FAST_CONNECTION] });
  const measure = async () => {
    if (process.env.RECORD) record("firstView", COMMAND, await firstViewsOn3G(site));
    const queue = new PQueue({ concurrency: CONCURRENCY });
    const weighings = [...pages].map(
      ([type, path]) =>
        async () =>
          [type, await weigh(browser, site.url + path)] as const,
    );
    const weights = await queue.addAll(weighings);
    record("weight", COMMAND, Object.fromEntries(weights));
    return weights;
  };
  const weights = await measure().finally(() => Promise.all([browser.close(), site.stop()]));
  const rows = weights.map(([type, weight]) => [type, { ...weight, beforeLoad: beforeLoad(weight) }] as const);
  console.table(Object.fromEntries(rows));
  const over = rows.filter(([, row]) => LIMITS.some((name) => row[name] > weightLimits[name]));
  for (const [type] of over) console.error(`Over the limits (${JSON.stringify(weightLimits)}): ${pages.get(type)}`);
  process.exitCode = over.length ? 1 : 0;
}

runCommand(main);

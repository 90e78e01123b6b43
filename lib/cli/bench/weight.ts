import { type Browser, chromium, type Page } from "@playwright/test";
import PQueue from "p-queue";
import { publicPaths } from "@/content/routes";
import { launchOptions } from "@/lib/testing/browser";
import { gzipTotal, judge, kinds, type Weight } from "./budgets";
import { weighFirstLoad } from "./first-load";
import { type FirstTouch, timeFirstTouch } from "./first-touch";
import { timeNextPage } from "./next-page";
import type { Bench, Result } from "./parts";
import { startMeasuredSite } from "./site";
import { kB, median, table } from "./table";

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const AT_ONCE = 3;

/** Otherwise the browser guesses from how fast answers come how far below the screen it loads pictures. */
const FAST_LINE = "--force-effective-connection-type=4G";

/** One page of each kind, from which a next one is opened. */
const DEPARTURES = ["/", "/about-us", "/services/web-applications", "/solution/repz", "/qa/manual-test"];

/** A page of a phone that takes gzip only and has nothing in its cache. */
async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { "accept-encoding": "gzip" } });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The first load of each of these pages, what its first touch takes, and how soon a next page is painted, in a real browser. */
export async function measureWeight(origin: string, paths = publicPaths(), departures = DEPARTURES) {
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, FAST_LINE] });
  try {
    const queue = new PQueue({ concurrency: AT_ONCE });
    const visit = (path: string) => () => onPhone(browser, (page) => weighFirstLoad(page, origin + path));
    const weights = await queue.addAll(paths.map(visit));
    const touches: FirstTouch[] = [];
    const nextPageMs: number[] = [];
    for (const path of departures) {
      touches.push(await onPhone(browser, (page) => timeFirstTouch(page, origin + path)));
      const open = async (page: Page) => {
        await page.goto(origin + path, { waitUntil: "networkidle" });
        return timeNextPage(page);
      };
      nextPageMs.push(await onPhone(browser, open));
    }
    return { weights, touches, nextPageMs, over: weights.flatMap(judge) };
  } finally {
    await browser.close();
  }
}

const row = (name: string, weight: Weight) => {
  const { untouched, total, bytes, withHeaders } = weight;
  const totals = [untouched.total, gzipTotal(untouched), total, gzipTotal(weight)];
  return [name, ...[...totals, ...kinds.map((kind) => bytes[kind]), withHeaders].map(kB)];
};

/** Milliseconds: the middle one and the largest. */
const usualAndMost = (all: readonly number[]) => `${median(all).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)}`;

function show({ weights, touches, nextPageMs }: Awaited<ReturnType<typeof measureWeight>>, floor: Weight[] = []) {
  const painted = usualAndMost(touches.map(({ paintedMs }) => paintedMs));
  const blocked = usualAndMost(touches.map(({ blockedMs }) => blockedMs));
  const rows = [...weights.map((weight) => row(weight.path, weight)), ...floor.map((one) => row("a bare Next", one))];
  return [
    "What each page loads before a visitor turns to it; and with the scripts that come then, in all and by kind.",
    table(
      [
        "First load, kB",
        "untouched, as browsers ask",
        "untouched, gzip",
        "total, as browsers ask",
        "total, gzip",
        ...kinds.map((kind) => `${kind}, gzip`),
        "total with headers",
      ],
      rows,
    ),
    `On a processor four times slower a first touch, which opens the menu, is painted after ${painted}; the scripts that come with it block it for ${blocked}.`,
    `A next page is painted ${usualAndMost(nextPageMs)}, after the press on its link.`,
  ].join("\n\n");
}

/** Prints all pages' weights and what is over its budget; then the process ends with 1. */
export async function checkWeight() {
  const own = process.env.BASE_URL ? undefined : await startMeasuredSite();
  try {
    const measured = await measureWeight(new URL(own?.url ?? process.env.BASE_URL ?? "").origin);
    console.log(show(measured));
    if (measured.over.length === 0) return;
    console.error(`\nOver the budget:\n${measured.over.map((line) => `- ${line}`).join("\n")}`);
    process.exitCode = 1;
  } finally {
    await own?.stop();
  }
}

/** All pages' weights beside a bare Next's. */
export async function weighBeside(bench: Bench): Promise<Result> {
  const measured = await measureWeight(await bench.site());
  const { weights: floor } = await measureWeight(await bench.floor(), ["/"], []);
  return { text: show(measured, floor), data: { ...measured, floor: floor[0] } };
}

import { kB, ratio, table } from "./table";

/** What was measured of the site with so many pages in all; times of the build's steps in seconds, by name. */
export interface Grown {
  pages: number;
  seconds: number;
  steps: Record<string, number>;
  /** Seconds of computing, on all cores together: what a busy machine changes least. */
  work: number;
  memory: number;
  startMs: number;
  html: number;
  js: number;
  total: number;
  perSecond: number;
  p50Ms: number;
}

/** What a start may take. */
const LONGEST_START_MS = 1000;
/** A page is as it was as long as it weighs and takes as much, within what a measurement is sure of. */
const SAME_WEIGHT = 0.01;
const SAME_SPEED = 0.15;

const yesNo = (isSo: boolean) => (isSo ? "yes" : "NO");

/** The figures, a line for each size of the site. */
export function showSizes(all: readonly Grown[]): string {
  const steps = Object.keys(all[0]?.steps ?? {});
  const heads = ["pages", "build s", ...steps.map((step) => `${step} s`), "CPU s", "memory MB", "start ms"];
  const rows = all.map((grown) => [
    grown.pages,
    grown.seconds.toFixed(1),
    ...steps.map((step) => grown.steps[step]?.toFixed(1) ?? "–"),
    grown.work.toFixed(1),
    (grown.memory / 1e6).toFixed(0),
    grown.startMs.toFixed(0),
    kB(grown.html),
    kB(grown.js),
    kB(grown.total),
    grown.perSecond.toFixed(0),
    grown.p50Ms.toFixed(1),
  ]);
  return table([...heads, "html kB", "js kB", "total kB", "req/s", "p50 ms"], rows);
}

/** By which factor each figure grew from one size to the next, and what a page more costs there. */
export function showFactors(all: readonly Grown[]): string {
  const rows = all.slice(1).map((to, i) => {
    const from = all[i] as Grown;
    const more = to.pages - from.pages;
    return [
      `${from.pages} to ${to.pages}`,
      ratio(to.pages, from.pages),
      ratio(to.seconds, from.seconds),
      ratio(to.work, from.work),
      ratio(to.memory, from.memory),
      ratio(to.startMs, from.startMs),
      ratio(to.total, from.total),
      ratio(to.perSecond, from.perSecond),
      ((1000 * (to.seconds - from.seconds)) / more).toFixed(0),
      ((1000 * (to.work - from.work)) / more).toFixed(0),
      ((to.memory - from.memory) / more / 1000).toFixed(0),
    ];
  });
  const heads = ["factors", "pages", "build", "CPU", "memory", "start", "page's weight", "req/s"];
  return table([...heads, "ms a page", "CPU ms a page", "kB a page"], rows);
}

/** Whether the site may grow: nothing faster than its pages from one size to the next, and a page and a start as they were. */
export function judgeGrowth(all: readonly Grown[]): Record<string, boolean> {
  const [smallest] = all;
  if (!smallest) return {};
  const grows = (figure: "seconds" | "work" | "memory") =>
    all.slice(1).every((to, i) => {
      const from = all[i] as Grown;
      return to[figure] / from[figure] <= to.pages / from.pages;
    });
  const isSame = (figure: "html" | "js" | "total" | "perSecond", within: number) =>
    all.every((one) => Math.abs(one[figure] / smallest[figure] - 1) <= within);
  return {
    "build time grows no faster than pages": grows("seconds"),
    "computing grows no faster than pages": grows("work"),
    "memory grows no faster than pages": grows("memory"),
    "a page weighs the same": isSame("html", SAME_WEIGHT) && isSame("js", SAME_WEIGHT) && isSame("total", SAME_WEIGHT),
    "a page is as fast": isSame("perSecond", SAME_SPEED),
    "a start takes less than 1 s": all.every(({ startMs }) => startMs < LONGEST_START_MS),
  };
}

/** The same in lines. */
export const showJudgement = (all: readonly Grown[]): string =>
  Object.entries(judgeGrowth(all))
    .map(([what, isSo]) => `- ${what}: ${yesNo(isSo)}`)
    .join("\n");

import { expect } from "@playwright/test";

const PAGES = ["/", "/contact-us", "/login"];
const TIMES = 30;
/** Far above what a page takes, and far below what a wait for something takes. */
const SLOWER_AT_MOST = 8;
const ALLOWANCE_MS = 200;
/** A server that stands still for as long as it waits for a lock shows up in a single page. */
const LONGEST_MS = 2500;

/** How long static pages take, one after the other; each has to be answered 200. */
export async function measurePages(url: string) {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now();
    const answer = await fetch(url + PAGES[i % PAGES.length]);
    await answer.text();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { median: times[TIMES / 2] ?? 0, longest: times.at(-1) ?? 0 };
}

type Speed = Awaited<ReturnType<typeof measurePages>>;

/** Pages are as fast as they were, for whoever waits for one. @param usual measured while all was well. */
export function expectUsualSpeed(now: Speed, usual: Speed) {
  const told = `median ${now.median.toFixed(1)} ms, longest ${now.longest.toFixed(0)}; usual ${usual.median.toFixed(1)}`;
  expect(now.median, told).toBeLessThan(SLOWER_AT_MOST * usual.median + ALLOWANCE_MS);
  expect(now.longest, told).toBeLessThan(LONGEST_MS);
  return told;
}

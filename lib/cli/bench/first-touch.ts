import type { Page } from "@playwright/test";

/** As Lighthouse slows a processor down for a phone. */
const SLOWER = 4;
/** What is painted sooner, a browser does not tell. */
const SOONEST_MS = 16;
/** Scripts that have run may still start others. */
const SETTLED_MS = 1_000;

export interface FirstTouch {
  /** How long after the touch its effect was painted, in milliseconds: 16 and more, by eights. */
  paintedMs: number;
  /** How long the scripts that come then kept the page from answering: of each task what is above 50 ms. */
  blockedMs: number;
}

/** Opens the menu of a page whose scripts wait for a visitor, on a processor four times slower. */
export async function timeFirstTouch(page: Page, url: string): Promise<FirstTouch> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluateHandle((soonest) => {
    const seen = { painted: [] as number[], blocked: [] as number[] };
    new PerformanceObserver((list) => {
      seen.painted.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: soonest });
    new PerformanceObserver((list) => {
      seen.blocked.push(...list.getEntries().map(({ duration }) => duration - 50));
    }).observe({ type: "longtask" });
    return seen;
  }, SOONEST_MS);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForTimeout(SETTLED_MS);
  const { painted, blocked } = await seen.jsonValue();
  return { paintedMs: Math.max(SOONEST_MS, ...painted), blockedMs: blocked.reduce((sum, ms) => sum + ms, 0) };
}

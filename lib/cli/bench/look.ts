import { chromium } from "@playwright/test";
import { scriptsOf } from "@/e2e/served";
import { launchOptions } from "@/lib/testing/browser";
import type { Target } from "./load";

const isAhead = (headers: Record<string, string>) => "rsc" in headers && "next-router-prefetch" in headers;

/** What a browser asks for ahead when a visitor points at the first link of a page's content, as it asks. */
export async function findFetchedAhead(page: string): Promise<Target> {
  const browser = await chromium.launch(launchOptions);
  try {
    const tab = await browser.newPage();
    const asked = tab.waitForRequest((request) => isAhead(request.headers()));
    await tab.goto(page, { waitUntil: "networkidle" });
    await tab.locator('main a[href^="/"]').filter({ visible: true }).first().hover();
    const request = await asked;
    const own = Object.entries(await request.allHeaders()).filter(([name]) => !/^(:|host$|connection$)/.test(name));
    return { url: request.url(), headers: Object.fromEntries(own) };
  } finally {
    await browser.close();
  }
}

/** The largest script of a page. */
export async function findLargestScript(page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const asked = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, source = ""]) => source);
  const sources = [...asked, ...scriptsOf(html)].map((source) => new URL(source, page).href);
  const sizes = await Promise.all(sources.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength));
  const largest = sources[sizes.indexOf(Math.max(...sizes))];
  if (!largest) throw new Error(`${page} has no script`);
  return largest;
}

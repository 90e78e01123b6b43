import type { Page, Request } from "@playwright/test";
import { serve } from "@/e2e/served";
import { type Kind, kinds, type Load, type Weight } from "./budgets";

const MIMES: [RegExp, Kind][] = [
  [/^text\/html/, "html"],
  [/^text\/css/, "css"],
  [/javascript/, "js"],
  [/^font\//, "font"],
  [/^image\//, "image"],
];

const AHEAD = ["rsc", "next-router-prefetch", "purpose", "sec-purpose"];

/** Headers by which the browser, for a `<link>`, or Next's router fetches what nobody has asked for yet. */
const aheadIn = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => AHEAD.includes(name) || name.startsWith("next-")));

const asked = new Map<string, ReturnType<typeof serve>>();

/** The answer is asked for again, as a browser's own count of a body has some of what is around it. */
function askAgain(url: string, headers: Record<string, string> = {}) {
  const key = url + JSON.stringify(headers);
  const answer = asked.get(key) ?? serve(url, headers);
  asked.set(key, answer);
  return answer;
}

/** What Chromium and Firefox ask for where the line is safe, or this machine's own. */
const AS_BROWSERS = { "accept-encoding": "gzip, deflate, br, zstd" };

/** As it is sent to one that takes gzip only, and to others. */
const weighBoth = async (url: string, ahead: Record<string, string> = {}) => {
  const [{ bytes }, best] = await Promise.all([askAgain(url, ahead), askAgain(url, { ...ahead, ...AS_BROWSERS })]);
  return { bytes, sent: best.bytes, headerBytes: best.headerBytes };
};

/** @throws where it did not arrive as it should: then the figures would mean nothing. */
async function weighOne(request: Request) {
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} was answered ${response?.status() ?? "not at all"}`);
  const { "content-type": type = "", "content-encoding": encoding = "gzip" } = response.headers();
  if (encoding !== "gzip") throw new Error(`${request.url()} came as ${encoding}, though gzip was asked for`);
  const ahead = aheadIn(await request.allHeaders());
  const ofMime = MIMES.find(([pattern]) => pattern.test(type))?.[1] ?? "other";
  const kind: Kind = Object.keys(ahead).length ? "prefetch" : ofMime;
  return { kind, ...(await weighBoth(request.url(), ahead)) };
}

/** Browsers fetch it when they have nothing better to do, which may be after everything else or not. */
const iconOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href);

/** On a busy machine, what the page's scripts and its pictures still ask for may come later than a pause of the network. */
async function settle(page: Page, requests: readonly Request[]) {
  let before: number;
  do {
    before = requests.length;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  } while (requests.length > before);
}

type Part = Awaited<ReturnType<typeof weighOne>>;

function sumUp(parts: readonly Part[]): Load {
  const sum = (of: readonly Part[]) => of.reduce((sum, one) => sum + one.bytes, 0);
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, sum(parts.filter((part) => part.kind === kind))]));
  const total = parts.reduce((all, { sent }) => all + sent, 0);
  return {
    bytes: bytes as Load["bytes"],
    total,
    withHeaders: parts.reduce((all, { headerBytes }) => all + headerBytes, total),
  };
}

/** A visitor turns to the page, and its scripts come. A bare Next's have come by then. */
async function touch(page: Page) {
  if ((await page.locator("html[data-js]").count()) === 0) return;
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/**
 * What the first visit of a page loads until the network is idle, without scrolling: before a visitor turns to it,
 * and with what comes then. The page's context has to be fresh.
 */
export async function weighFirstLoad(page: Page, url: string): Promise<Weight> {
  const requests: Request[] = [];
  const keep = (request: Request) => request.url().startsWith("http") && requests.push(request);
  page.on("request", keep);
  await page.goto(url, { waitUntil: "networkidle" });
  await settle(page, requests);
  const untouched = requests.length;
  await touch(page);
  await settle(page, requests);
  page.off("request", keep);

  const icon = await iconOf(page);
  const iconPart = icon ? [{ kind: "image" as const, ...(await weighBoth(icon)) }] : [];
  const parts = await Promise.all(
    requests.map(async (request) => (request.url() === icon ? [] : [await weighOne(request)])),
  );
  return {
    path: new URL(url).pathname,
    hasForm: (await page.locator("form").count()) > 0,
    untouched: sumUp([...parts.slice(0, untouched).flat(), ...iconPart]),
    ...sumUp([...parts.flat(), ...iconPart]),
  };
}

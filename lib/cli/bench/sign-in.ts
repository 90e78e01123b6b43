import { setTimeout as pause } from "node:timers/promises";
import { type PageTimes, timePage } from "./paced";
import type { Bench, Result } from "./parts";
import { loadPosts, POSTERS } from "./posts";
import { runMeasure } from "./run-measure";
import { startMeasuredSite } from "./site";
import { median, ratio, table } from "./table";

const ACCOUNTS = 50;
const PASSWORD = "ridge and hill";
const PAGE = "/about-us";
/** Before the page is looked at, and after: log-ins are then certainly under way. */
const MARGIN_SECONDS = 2;

const usernameOf = (n: number | string) => `uwase-${n}@example.org`;
const body = JSON.stringify({ username: usernameOf(`{of:${ACCOUNTS}}`), password: PASSWORD });

async function register(url: string, n: number) {
  const account = { username: usernameOf(n), password: PASSWORD, confirm_password: PASSWORD };
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.255.0.${n}` };
  const { status } = await fetch(`${url}/user/register`, { method: "POST", headers, body: JSON.stringify(account) });
  if (status !== 200) throw new Error(`A registration was answered ${status}`);
}

const logIn = (url: string, seconds: number) => loadPosts(`${url}/user/login`, body, seconds);

async function timePageMeanwhile(
  url: string,
  seconds: number,
  load: (seconds: number) => Promise<unknown>,
): Promise<PageTimes> {
  const loaded = load(seconds + 2 * MARGIN_SECONDS);
  await pause(MARGIN_SECONDS * 1000);
  const times = await timePage(url + PAGE, seconds);
  await loaded;
  return times;
}

const hashAlone = (seconds: number) => runMeasure("hash-rate.ts", seconds);

const roundOf = async (url: string, seconds: number) => ({
  hashes: (await hashAlone(seconds)).perSecond,
  logIns: (await logIn(url, seconds)).perSecond,
  idle: await timePage(url + PAGE, seconds),
  busy: await timePageMeanwhile(url, seconds, (all) => logIn(url, all)),
  hashing: await timePageMeanwhile(url, seconds, hashAlone),
});

/**
 * Log-ins a second beside what the hashes alone allow, and a page's times meanwhile: beside an idle site's, and beside
 * those while another process hashes at ordinary priority and nobody logs in.
 */
export async function measureSignIn({ rounds, seconds }: Bench): Promise<Result> {
  const site = await startMeasuredSite();
  try {
    for (let n = 0; n < ACCOUNTS; n++) await register(site.url, n);
    const all: Awaited<ReturnType<typeof roundOf>>[] = [];
    for (let round = 0; round < rounds; round++) all.push(await roundOf(site.url, seconds));

    const row = (what: string, pick: (round: (typeof all)[number]) => [number, number]) => {
      const [measured, beside] = [median(all.map((one) => pick(one)[0])), median(all.map((one) => pick(one)[1]))];
      return [what, measured.toFixed(1), beside.toFixed(1), ratio(measured, beside)];
    };
    const rows = [
      row("log-ins a second, beside argon2id alone", ({ logIns, hashes }) => [logIns, hashes]),
      row("a page's p50 in ms meanwhile, beside idle", ({ busy, idle }) => [busy.p50Ms, idle.p50Ms]),
      row("a page's p99 in ms meanwhile, beside idle", ({ busy, idle }) => [busy.p99Ms, idle.p99Ms]),
      row("the same p99, beside while nothing but argon2id runs", ({ busy, hashing }) => [busy.p99Ms, hashing.p99Ms]),
    ];
    const how = `${POSTERS} visitors at once with ${ACCOUNTS} accounts, each post from another address; ${PAGE} a hundred times a second.`;
    return { text: `${table(["sign-in", "measured", "beside", "ratio"], rows)}\n\n${how}`, data: all };
  } finally {
    await site.stop();
  }
}

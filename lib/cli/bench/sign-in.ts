import type { Load } from "./load";
import { type PageTimes, timePage } from "./paced";
import type { Bench, Result } from "./parts";
import { runMeasure } from "./run-measure";
import { startMeasuredSite } from "./site";
import { median, ratio, table } from "./table";

const ACCOUNTS = 50;
/** Fewer than may wait for their turn (lib/backend/embedded/passwords.ts). */
const CONNECTIONS = 16;
const PASSWORD = "ridge and hill";
const PAGE = "/about-us";

const usernameOf = (n: number | string) => `uwase-${n}@example.org`;

async function register(url: string, n: number) {
  const account = { username: usernameOf(n), password: PASSWORD, confirm_password: PASSWORD };
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.255.0.${n}` };
  const { status } = await fetch(`${url}/user/register`, { method: "POST", headers, body: JSON.stringify(account) });
  if (status !== 200) throw new Error(`An account was answered ${status}`);
}

interface Round {
  hashes: number;
  logIns: number;
  p99Ms: number;
  idle: PageTimes;
  busy: PageTimes;
}

/** Log-ins a second beside what the hashes alone allow, and a page's times meanwhile. */
export async function measureSignIn({ rounds, seconds }: Bench): Promise<Result> {
  const site = await startMeasuredSite();
  try {
    for (let n = 0; n < ACCOUNTS; n++) await register(site.url, n);
    const body = JSON.stringify({ username: usernameOf(`{of:${ACCOUNTS}}`), password: PASSWORD });
    const logIns = () => runMeasure<Load>("post-load.ts", `${site.url}/user/login`, body, seconds, CONNECTIONS);
    const all: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const hashes = await runMeasure("hash-rate.ts", seconds, CONNECTIONS);
      const alone = await logIns();
      const idle = await timePage(site.url + PAGE, seconds);
      // While the log-ins begin and end, the page is still, or again, alone.
      const storm = runMeasure<Load>("post-load.ts", `${site.url}/user/login`, body, seconds + 4, CONNECTIONS);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const busy = await timePage(site.url + PAGE, seconds);
      await storm;
      all.push({ hashes: hashes.perSecond, logIns: alone.perSecond, p99Ms: alone.p99Ms, idle, busy });
    }
    const of = (pick: (round: Round) => number) => median(all.map(pick));
    const [hashes, perSecond] = [of((round) => round.hashes), of((round) => round.logIns)];
    const idle = { p50: of((round) => round.idle.p50Ms), p99: of((round) => round.idle.p99Ms) };
    const busy = { p50: of((round) => round.busy.p50Ms), p99: of((round) => round.busy.p99Ms) };
    const text = table(
      ["sign-in", "measured", "beside", "ratio"],
      [
        ["log-ins a second, beside argon2id alone", perSecond.toFixed(1), hashes.toFixed(1), ratio(perSecond, hashes)],
        [
          "a page's p50 in ms while they last, beside idle",
          busy.p50.toFixed(1),
          idle.p50.toFixed(1),
          ratio(busy.p50, idle.p50),
        ],
        [
          "a page's p99 in ms while they last, beside idle",
          busy.p99.toFixed(1),
          idle.p99.toFixed(1),
          ratio(busy.p99, idle.p99),
        ],
      ],
    );
    const how = `${CONNECTIONS} visitors at once, ${ACCOUNTS} accounts, each post from another address; ${PAGE} 100 times a second.`;
    return { text: `${text}\n\n${how}`, data: { hashes, logIns: perSecond, idle, busy, rounds: all } };
  } finally {
    await site.stop();
  }
}

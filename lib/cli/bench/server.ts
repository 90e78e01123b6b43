import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { verify } from "@node-rs/argon2";
import { startSite } from "@/e2e/support/site";
import { hashPassword } from "@/lib/backend/embedded/passwords";
import { contact } from "@/lib/testing/enquiries";
import { startBareNext, startNginx } from "./baselines";
import { loadPage, loadPosts, pacePage, pageGenerator } from "./load";
import { median, type Row } from "./table";

const ROUNDS = 3;
const SECONDS = 5;
/** As browsers send it, and as older crawlers do. */
const ENCODINGS = { br: "gzip, deflate, br, zstd", gzip: "gzip" };
const ACCOUNTS = 50;
const PASSWORD = "ridge and hill";

/** Runs all of them in turn, as the speed of a machine changes over minutes. @returns the median of each. */
async function inTurn<T extends Record<string, () => Promise<number>>>(measures: T): Promise<Record<keyof T, number>> {
  const values = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, measure] of Object.entries(measures)) values[name]?.push(await measure());
  }
  const medians = Object.entries(values).map(([name, all]) => [name, median(all)]);
  return Object.fromEntries(medians);
}

async function measureHomePage(url: string): Promise<Row[]> {
  const page = await fetch(url);
  const bare = await startBareNext();
  const nginx = await startNginx({ headers: page.headers, html: await page.text() });
  const rows: Row[] = [];
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const rate = (address: string) => () => loadPage(address, encoding, SECONDS);
    const rates = await inTurn({
      ours: rate(`${url}/`),
      bare: rate(bare.url),
      nginx: nginx ? rate(nginx.url + name) : async () => Number.NaN,
    });
    const beside = (other: number) => `${other.toFixed(0)} (${(rates.ours / other).toFixed(2)} times)`;
    const figures = `${rates.ours.toFixed(0)}; bare Next ${beside(rates.bare)}; nginx ${beside(rates.nginx)}`;
    rows.push([`home page a second, ${name}, by ${pageGenerator}`, figures, "8 times bare Next; 0.4 of nginx"]);
  }
  await Promise.all([bare.stop(), nginx?.stop()]);
  return rows;
}

/** Passwords verified a second, one for each core and nothing beside it. */
async function verifyAlone(hash: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let verified = 0;
  const verifyUntilEnd = async () => {
    for (; performance.now() < end; verified++) await verify(hash, PASSWORD);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyUntilEnd));
  return verified / SECONDS;
}

async function measureLogIns(url: string): Promise<Row[]> {
  const accountOf = (n: number) => ({
    username: `visitor-${n % ACCOUNTS}@example.org`,
    password: PASSWORD,
    confirm_password: PASSWORD,
  });
  await loadPosts(`${url}/user/register`, accountOf, { amount: ACCOUNTS });
  const hash = await hashPassword(PASSWORD);
  const logIn = (duration: number) => loadPosts(`${url}/user/login`, accountOf, { duration });
  const { logIns, alone, pageP99Ms } = await inTurn({
    logIns: async () => (await logIn(SECONDS)).perSecond,
    alone: () => verifyAlone(hash),
    pageP99Ms: async () => {
      const meanwhile = logIn(SECONDS + 2);
      await pause(1000);
      const page = await pacePage(`${url}/about-us`, SECONDS);
      await meanwhile;
      return page.p99Ms;
    },
  });
  const figures = `${logIns.toFixed(0)}; argon2id alone ${alone.toFixed(0)} (${(logIns / alone).toFixed(2)})`;
  return [
    ["log-ins a second", figures, "0.6 of argon2id alone"],
    ["p99 of a page meanwhile", `${pageP99Ms.toFixed(0)} ms`, "25 ms"],
  ];
}

async function measureEnquiries(url: string): Promise<Row[]> {
  const enquiryOf = () => ({ ...contact, email: `${randomUUID()}@example.org` });
  const { rate } = await inTurn({
    rate: async () => (await loadPosts(`${url}/enquiries`, enquiryOf, { duration: SECONDS })).perSecond,
  });
  return [["enquiries a second", rate.toFixed(0), "250"]];
}

async function measureStart(): Promise<Row[]> {
  const { seconds } = await inTurn({
    seconds: async () => {
      const began = performance.now();
      const site = await startSite();
      const took = (performance.now() - began) / 1000;
      await site.stop();
      return took;
    },
  });
  return [["start of a built site", `${seconds.toFixed(2)} s`, "1.5 s"]];
}

/** Requests a second and times of the built site, beside a bare Next, nginx and argon2id on the same machine. */
export async function measureServer(): Promise<Row[]> {
  const { url, stop } = await startSite({ env: { HOURLY_LIMIT: "1000000" } });
  try {
    const served = [await measureHomePage(url), await measureLogIns(url), await measureEnquiries(url)];
    return [...served.flat(), ...(await measureStart())];
  } finally {
    await stop();
  }
}

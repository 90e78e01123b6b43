import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { verify } from "@node-rs/argon2";
import BetterSqlite3 from "better-sqlite3";
import { startSite } from "@/e2e/support/site";
import { startBareNext, startNginx } from "./baselines";
import { loadPage, loadPosts, pacePage, pageGenerator, post } from "./load";
import { median, type Row } from "./table";

const ROUNDS = 3;
const SECONDS = 5;
/** As browsers send it, and as older crawlers do. */
const ENCODINGS = { br: "gzip, deflate, br, zstd", gzip: "gzip" };

type Site = Awaited<ReturnType<typeof startSite>>;

/** Runs all of them in turn, as the speed of a machine changes over minutes. @returns the median of each. */
async function inTurn<T extends Record<string, () => Promise<number>>>(measures: T): Promise<Record<keyof T, number>> {
  const values = Object.fromEntries(Object.keys(measures).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, measure] of Object.entries(measures)) values[name]?.push(await measure());
  }
  const medians = Object.entries(values).map(([name, all]) => [name, median(all)]);
  return Object.fromEntries(medians);
}

async function measureHomePage(site: Site): Promise<Row[]> {
  const html = await (await fetch(site.url)).text();
  const bare = await startBareNext();
  const nginx = await startNginx(html);
  const rows: Row[] = [];
  try {
    for (const [name, encoding] of Object.entries(ENCODINGS)) {
      const rate = (url: string) => () => loadPage(url, encoding, SECONDS);
      const rates = await inTurn({
        ours: rate(`${site.url}/`),
        bare: rate(bare.url),
        nginx: nginx ? rate(nginx.url + name) : async () => Number.NaN,
      });
      const beside = (other: number) => `${other.toFixed(0)} (${(rates.ours / other).toFixed(2)} times)`;
      const figures = `${rates.ours.toFixed(0)}; bare Next ${beside(rates.bare)}; nginx ${beside(rates.nginx)}`;
      rows.push([`home page a second, ${name}, by ${pageGenerator}`, figures, "8 times bare Next; 0.4 of nginx"]);
    }
    return rows;
  } finally {
    await Promise.all([bare.stop(), nginx?.stop()]);
  }
}

/** Passwords verified a second against a hash that the site made, one for each core and nothing beside it. */
async function verifyAlone(hash: string, password: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let verified = 0;
  const verifyUntilEnd = async () => {
    for (; performance.now() < end; verified++) await verify(hash, password);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyUntilEnd));
  return verified / SECONDS;
}

function hashFromDatabase({ dataDir }: Site): string {
  const database = new BetterSqlite3(path.join(dataDir, "site.db"), { readonly: true });
  const hash = database.prepare<[], string>("SELECT password_hash FROM users").pluck().get();
  database.close();
  if (!hash) throw new Error("The site's database has no password hash");
  return hash;
}

async function measureLogIns(site: Site): Promise<Row[]> {
  const password = "ridge and hill";
  const usernames = Array.from({ length: 50 }, () => `${randomUUID()}@example.org`);
  for (const username of usernames) {
    await post(`${site.url}/user/register`, { username, password, confirm_password: password });
  }
  const hash = hashFromDatabase(site);
  const logIn = (seconds: number) =>
    loadPosts(`${site.url}/user/login`, (n) => ({ username: usernames[n % usernames.length], password }), seconds);
  const measured = await inTurn({
    logIns: async () => (await logIn(SECONDS)).perSecond,
    alone: () => verifyAlone(hash, password),
    pageP99Ms: async () => {
      const logIns = logIn(SECONDS + 2);
      await pause(1000);
      const page = await pacePage(`${site.url}/about-us`, SECONDS);
      await logIns;
      return page.p99Ms;
    },
  });
  const { logIns, alone, pageP99Ms } = measured;
  const share = (logIns / alone).toFixed(2);
  return [
    [
      "log-ins a second",
      `${logIns.toFixed(0)}; argon2id alone ${alone.toFixed(0)} (${share})`,
      "0.6 of argon2id alone",
    ],
    ["p99 of a page meanwhile", `${pageP99Ms.toFixed(0)} ms`, "25 ms"],
  ];
}

async function measureEnquiries(site: Site): Promise<Row[]> {
  const enquiry = {
    kind: "contact",
    name: "Uwase",
    phone: "+250 788 000 000",
    subject: "A register of boats",
    message: "We need a register of boats.",
  };
  const bodyOf = () => ({ ...enquiry, email: `${randomUUID()}@example.org` });
  const { rate } = await inTurn({
    rate: async () => (await loadPosts(`${site.url}/enquiries`, bodyOf, SECONDS)).perSecond,
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
  const site = await startSite();
  try {
    const served = [await measureHomePage(site), await measureLogIns(site), await measureEnquiries(site)];
    return [...served.flat(), ...(await measureStart())];
  } finally {
    await site.stop();
  }
}

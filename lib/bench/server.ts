import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { verify } from "@node-rs/argon2";
import autocannon from "autocannon";
import { hashPassword } from "@/lib/backend/embedded/passwords";
import { contact } from "@/lib/testing/enquiries";
import { nginxPort, startNginx } from "@/lib/testing/nginx";
import { startSite } from "@/lib/testing/site";
import { startBareNext, startPlainNginx } from "./baselines";
import { inTurn, type Row } from "./rows";

const SECONDS = 5;
/** The connections, fewer than the passwords that may wait to be hashed. */
const CONNECTIONS = 16;
const ACCOUNTS = 50;
const PASSWORD = "ridge and hill";

/** Measures by wrk: autocannon needs more processor time for a page than nginx does, and would measure itself. */
async function pagesPerSecond(url: string): Promise<number[]> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "-H", "accept-encoding: gzip, deflate, br, zstd", url];
  const { stdout } = await promisify(execFile)("wrk", args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return [Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])];
}

/** Posts the bodies of 0, 1, 2 … as JSON, as fast as they are answered. @returns the rate per second. */
async function load(options: autocannon.Options, bodyOf?: (n: number) => object) {
  let posts = 0;
  const setupRequest = (request: autocannon.Request) => {
    const n = posts++;
    // Rate limits count by address.
    const headers = { "content-type": "application/json", "x-forwarded-for": `10.0.${(n >> 8) & 255}.${n & 255}` };
    return { ...request, headers, body: JSON.stringify(bodyOf?.(n)) };
  };
  const requests = bodyOf && [{ method: "POST" as const, setupRequest }];
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options, requests });
  if (result.errors || result.non2xx) throw new Error(`${options.url}: ${JSON.stringify(result)}`);
  return result;
}

const enquiryOf = (token: string) => () => ({ ...contact, token, email: `${randomUUID()}@example.org` });

/** Measures the site behind the nginx of deploy/ and alone, nginx with a file, and a bare Next, all over plain http. */
async function measureHomePage(site: string, port: number): Promise<Row[]> {
  const { host } = new URL(site);
  const edits: [string, string][] = [
    ["listen 443 ssl http2;", "listen 443 ;"],
    ["rate=200r/s", "rate=1000000r/s"],
  ];
  const front = await startNginx({ port, sites: [host, host], edits });
  const plain = await startPlainNginx(await fetch(site));
  const bare = await startBareNext();
  const urls = [`http://127.0.0.1:${port}/`, plain.url, site, bare.url];
  const rates = (await inTurn(...urls.map((url) => () => pagesPerSecond(url)))).flat();
  await Promise.all([front.stop(), plain.stop(), bare.stop()]);
  const [behind = 0, file = 0, alone = 0, next = 0] = rates;
  const beside = (own: number, name: string, other: number) =>
    `${own.toFixed(0)}; ${name} ${other.toFixed(0)} (${(own / other).toFixed(2)} times)`;
  return [
    ["home page a second, behind nginx", beside(behind, "nginx with a file", file), "0.8 of nginx with a file"],
    ["home page a second, the site alone", beside(alone, "bare Next", next), "5 times bare Next"],
  ];
}

/** Measures the passwords that are verified a second, one for each core and nothing beside it. */
async function verifyAlone(hash: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let verified = 0;
  const verifyUntilEnd = async () => {
    for (; performance.now() < end; verified++) await verify(hash, PASSWORD);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyUntilEnd));
  return verified / SECONDS;
}

async function measurePosts(url: string): Promise<Row[]> {
  const accountOf = (n: number) => {
    const username = `visitor-${n % ACCOUNTS}@example.org`;
    return { username, password: PASSWORD, confirm_password: PASSWORD };
  };
  await load({ url: `${url}/user/register`, amount: ACCOUNTS }, accountOf);
  const hash = await hashPassword(PASSWORD);
  // Without it enquiries look like spam, and few are mailed.
  const { result: token } = await (await fetch(`${url}/enquiries/token`)).json();
  const logIn = (duration: number) => load({ url: `${url}/user/login`, duration }, accountOf);
  const medians = await inTurn(
    async () => [(await logIn(SECONDS)).requests.average, await verifyAlone(hash)],
    async () => {
      const meanwhile = logIn(SECONDS + 2);
      await pause(1000);
      const page = await load({ url: `${url}/about-us`, overallRate: 100 });
      await meanwhile;
      return [page.latency.p99];
    },
    async () => [(await load({ url: `${url}/enquiries` }, enquiryOf(token))).requests.average],
    async () => {
      const began = performance.now();
      const site = await startSite();
      const took = performance.now() - began;
      await site.stop();
      return [took / 1000];
    },
  );
  const [logIns = 0, alone = 0, p99 = 0, enquiries = 0, start = 0] = medians.flat();
  const figures = `${logIns.toFixed(0)}; argon2id alone ${alone.toFixed(0)} (${(logIns / alone).toFixed(2)})`;
  return [
    ["log-ins a second", figures, "0.6 of argon2id alone"],
    ["p99 of a page meanwhile", `${p99.toFixed(0)} ms`, "25 ms"],
    ["enquiries a second", enquiries.toFixed(0), "250"],
    ["start of a built site", `${start.toFixed(2)} s`, "1.5 s"],
  ];
}

/** Measures the built site beside a bare Next, nginx and argon2id on the same machine. */
export async function measureServer(): Promise<Row[]> {
  const port = await nginxPort();
  const site = await startSite({ env: { SITE_URL: `http://127.0.0.1:${port}`, HOURLY_LIMIT: "1000000" } });
  try {
    return [...(await measureHomePage(site.url, port)), ...(await measurePosts(site.url))];
  } finally {
    await site.stop();
  }
}

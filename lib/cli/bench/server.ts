import { keepPage, startBuffers, startNginxOf } from "./limits";
import { type Load, openGenerator, type Target } from "./load";
import { findFetchedAhead, findLargestScript } from "./look";
import type { Bench, Result } from "./parts";
import { median, ratio, table } from "./table";

/** Who is asked, in the table's order; what is not there was not measured. */
const peers = ["site", "bare Next", "node:http", "nginx"] as const;
type Peer = (typeof peers)[number];
type Series = Partial<Record<Peer, Target>>;

const BROWSER = "gzip, deflate, br, zstd";

const withEncoding = (encoding: string, urls: Partial<Record<Peer, string>>): Series =>
  Object.fromEntries(
    Object.entries(urls).map(([peer, url]) => [peer, { url, headers: { "accept-encoding": encoding } }]),
  );

/** What each is asked for. */
async function findSeries(
  site: string,
  floor: string,
  buffers: string,
  nginx?: string,
): Promise<Record<string, Series>> {
  const scripts = { site: await findLargestScript(site), "bare Next": await findLargestScript(floor) };
  const health = { site: `${site}/api/health`, "bare Next": `${floor}/api/health` };
  const home = { site: `${site}/`, "bare Next": `${floor}/`, ...(nginx && { nginx: `${nginx}/` }) };
  return {
    "home page, gzip": withEncoding("gzip", { ...home, "node:http": `${buffers}/gzip` }),
    "home page, as browsers ask": withEncoding(BROWSER, { ...home, "node:http": `${buffers}/br` }),
    "home page, uncompressed": withEncoding("identity", { ...home, "node:http": `${buffers}/` }),
    "largest script": withEncoding(BROWSER, scripts),
    "/api/health": withEncoding(BROWSER, health),
    "page fetched ahead": {
      site: await findFetchedAhead(`${site}/about-us`),
      "bare Next": await findFetchedAhead(`${floor}/second`),
    },
  };
}

/** How an answer is encoded. @throws where it is not 200. */
async function encodingOf({ url, headers }: Target): Promise<string> {
  const answer = await fetch(url, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  return answer.headers.get("content-encoding") ?? "none";
}

interface Row {
  what: string;
  encodings: Partial<Record<Peer, string>>;
  loads: Partial<Record<Peer, Load>>;
}

const medianOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50Ms: median(loads.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
});

function show(rows: readonly Row[], generator: string): string {
  const cells = rows.map(({ what, loads, encodings }) => {
    const { site, ...others } = loads;
    if (!site) throw new Error(`The site was not asked for: ${what}`);
    return [
      what,
      encodings.site ?? "",
      site.perSecond.toFixed(0),
      site.p50Ms.toFixed(1),
      site.p99Ms.toFixed(1),
      ...peers.slice(1).flatMap((peer) => {
        const other = others[peer as keyof typeof others];
        return [other?.perSecond.toFixed(0) ?? "–", ratio(site.perSecond, other?.perSecond)];
      }),
    ];
  });
  const heads = peers.slice(1).flatMap((peer) => [peer, "ratio"]);
  return [
    table(["requests a second", "encoded", "site", "p50 ms", "p99 ms", ...heads], cells),
    `By ${generator}, which shares the machine's cores with the server; medians of rounds in turn. nginx and node:http`,
    "have the same page compressed before.",
  ]
    .join("\n\n")
    .replace("turn. nginx and node:http\n\n", "turn. nginx and node:http\n");
}

/** Requests a second of the site beside a bare Next, plain `node:http` and nginx. */
export async function measureServer(bench: Bench): Promise<Result> {
  const [site, floor] = [await bench.site(), await bench.floor()];
  const file = keepPage(bench.folder, await (await fetch(site)).text());
  const buffers = await startBuffers(file);
  const nginx = await startNginxOf(bench.folder);
  try {
    const { load, name: generator } = openGenerator(bench.folder);
    const series = await findSeries(site, floor, buffers.url, nginx?.url);
    const rows: Row[] = [];
    for (const [what, targets] of Object.entries(series)) {
      const entries = Object.entries(targets) as [Peer, Target][];
      const loads: Partial<Record<Peer, Load[]>> = {};
      const encodings: Row["encodings"] = {};
      for (const [peer, target] of entries) encodings[peer] = await encodingOf(target);
      for (let round = 0; round < bench.rounds; round++)
        for (const [peer, target] of entries) {
          loads[peer] ??= [];
          loads[peer].push(await load(target, bench.seconds));
        }
      const medians = Object.entries(loads).map(([peer, all]) => [peer, medianOf(all)]);
      rows.push({ what, encodings, loads: Object.fromEntries(medians) });
    }
    return { text: show(rows, generator), data: { generator, rows } };
  } finally {
    await Promise.allSettled([buffers.stop(), nginx?.stop()]);
  }
}

import { keepPage, startBuffers, startNginxOf } from "./limits";
import { type Generator, type Load, openGenerator, type Target } from "./load";
import type { Bench, Result } from "./parts";
import { findSeries, others, type Peer, type Series } from "./series";
import { median, ratio, table } from "./table";

type Measured = Load & { encoding: string };

/** How an answer is encoded. @throws where it is not 200. */
async function encodingOf({ url, headers }: Target): Promise<string> {
  const answer = await fetch(url, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  return answer.headers.get("content-encoding") ?? "none";
}

/** Asks everybody in turn, as a machine's speed changes while this takes its time. @returns medians. */
async function measureSeries(series: Series, load: Generator["load"], { rounds, seconds }: Bench) {
  const targets = Object.entries(series) as [Peer, Target][];
  const loads: Load[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, [, target]] of targets.entries()) loads[i]?.push(await load(target, seconds));
  }
  const medianOf = (i: number, figure: keyof Load) => median((loads[i] ?? []).map((one) => one[figure]));
  const measured: Partial<Record<Peer, Measured>> = {};
  for (const [i, [peer, target]] of targets.entries()) {
    measured[peer] = {
      perSecond: medianOf(i, "perSecond"),
      p50Ms: medianOf(i, "p50Ms"),
      p99Ms: medianOf(i, "p99Ms"),
      encoding: await encodingOf(target),
    };
  }
  return measured;
}

function rowOf([what, measured]: [string, Partial<Record<Peer, Measured>>]) {
  const { perSecond = Number.NaN, p50Ms = 0, p99Ms = 0, encoding = "" } = measured.site ?? {};
  const beside = others.flatMap((other) => {
    const theirs = measured[other]?.perSecond;
    return [theirs?.toFixed(0) ?? "–", ratio(perSecond, theirs)];
  });
  return [what, encoding, perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1), ...beside];
}

/** Requests a second of the site beside a bare Next, plain `node:http` and nginx. */
export async function measureServer(bench: Bench): Promise<Result> {
  const [site, floor] = [await bench.site(), await bench.floor()];
  const file = keepPage(bench.folder, await (await fetch(site)).text());
  const [buffers, nginx] = [await startBuffers(file), await startNginxOf(file)];
  try {
    const { load, name: generator } = openGenerator(bench.folder);
    const all = await findSeries({ site, floor, buffers: buffers.url, nginx: nginx?.url });
    const measured: Record<string, Partial<Record<Peer, Measured>>> = {};
    for (const [what, series] of Object.entries(all)) measured[what] = await measureSeries(series, load, bench);
    const heads = ["requests a second", "encoded", "site", "p50 ms", "p99 ms"];
    const text = table([...heads, ...others.flatMap((other) => [other, "ratio"])], Object.entries(measured).map(rowOf));
    const how = `By ${generator}, which shares the cores with the server; node:http and nginx have the page compressed before.`;
    return { text: `${text}\n\n${how}`, data: { generator, measured } };
  } finally {
    await Promise.allSettled([buffers.stop(), nginx?.stop()]);
  }
}

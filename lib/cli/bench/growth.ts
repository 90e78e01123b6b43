import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { startSite } from "@/e2e/peers/site";
import { growBy, slugOf } from "./grown-pages";
import { openGenerator } from "./load";
import type { Bench, Result } from "./parts";
import { watchMemory } from "./process-memory";
import { kB, median, table } from "./table";
import { measureWeight } from "./weight";

const COUNTS = [40, 400, 4_000];
const STARTS = 5;
const root = path.join(__dirname, "../../..");

/** The repository as it stands, in a folder of its own; packages are the same files under other names. */
function copyRepository(to: string) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  execFileSync("xargs", ["-0", "cp", "--parents", "-t", to], { cwd: root, input: listed });
  execFileSync("cp", ["-al", path.join(root, "node_modules"), to]);
}

async function build(folder: string) {
  const began = performance.now();
  const env = { ...process.env, SITE_URL: "http://localhost:3000" };
  const child = spawn(process.execPath, ["lib/cli/build.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const mostMemory = watchMemory(child.pid as number);
  const output: string[] = [];
  let artSeconds = Number.NaN;
  const since = () => (performance.now() - began) / 1000;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output.push(text);
      if (text.includes("Drew ")) artSeconds = since();
    });
  }
  const [code] = await once(child, "close");
  const memory = mostMemory();
  if (code !== 0) throw new Error(`The build failed:\n${output.join("").slice(-4000)}`);
  return { seconds: since(), artSeconds, memory };
}

/** Until the first page is answered. */
async function start(cwd: string) {
  const began = performance.now();
  const site = await startSite({ plan: { options: { cwd } } });
  return { site, ms: performance.now() - began };
}

async function startOften(folder: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const { site, ms } = await start(folder);
    times.push(ms);
    await site.stop();
  }
  return median(times);
}

async function measure(bench: Bench, count: number) {
  const folder = mkdtempSync(path.join(bench.folder, "grown-"));
  try {
    copyRepository(folder);
    growBy(count, folder);
    const built = await build(folder);
    const startMs = await startOften(folder);
    const { site } = await start(folder);
    try {
      const page = `/services/${slugOf(count)}`;
      const { weights } = await measureWeight(site.url, [page], []);
      const [{ bytes, total } = { bytes: { html: 0, js: 0 }, total: 0 }] = weights;
      const { load } = openGenerator(bench.folder);
      const target = { url: site.url + page, headers: { "accept-encoding": "gzip" } };
      const loads: number[] = [];
      for (let round = 0; round < bench.rounds; round++) loads.push((await load(target, bench.seconds)).perSecond);
      return { count, ...built, startMs, html: bytes.html, js: bytes.js, total, perSecond: median(loads) };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Grown = Awaited<ReturnType<typeof measure>>;

function show(all: readonly Grown[]): string {
  const heads = [
    "pages more",
    "build s",
    "of it art s",
    "memory MB",
    "start ms",
    "html kB",
    "js kB",
    "total kB",
    "req/s",
  ];
  const rows = all.map(({ count, seconds, artSeconds, memory, startMs, html, js, total, perSecond }) => [
    count,
    seconds.toFixed(1),
    artSeconds.toFixed(1),
    (memory / 1e6).toFixed(0),
    startMs.toFixed(0),
    kB(html),
    kB(js),
    kB(total),
    perSecond.toFixed(0),
  ]);
  return table(heads, rows);
}

/** How build, start and a page change where the site has many more pages. */
export async function measureGrowth(bench: Bench): Promise<Result> {
  const all: Grown[] = [];
  for (const count of bench.counts ?? COUNTS) all.push(await measure(bench, count));
  const how =
    "Service pages with words and patterns of their own, in no menu. Memory is that of the build and all it starts.";
  return { text: `${show(all)}\n\n${how}`, data: all };
}

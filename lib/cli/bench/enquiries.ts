import type { Bench, Result } from "./parts";
import { loadPosts, POSTERS } from "./posts";
import { runMeasure } from "./run-measure";
import { startMeasuredSite } from "./site";
import { median, ratio, table } from "./table";

const body = JSON.stringify({
  kind: "contact",
  name: "Uwase",
  email: "uwase-{n}@example.org",
  phone: "+250 788 000 000",
  subject: "A register of boats",
  message: "We need a register of boats, by number {n}.",
});

interface Round {
  commits: number;
  posts: number;
  p50Ms: number;
  p99Ms: number;
}

/** Acknowledged enquiries a second beside the rows that SQLite alone commits, on the same disk. */
export async function measureEnquiries({ rounds, seconds }: Bench): Promise<Result> {
  const site = await startMeasuredSite();
  try {
    const all: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const commits = await runMeasure("commit-rate.ts", seconds);
      const posts = await loadPosts(`${site.url}/enquiries`, body, seconds);
      all.push({ commits: commits.perSecond, posts: posts.perSecond, p50Ms: posts.p50Ms, p99Ms: posts.p99Ms });
    }
    const of = (pick: (round: Round) => number) => median(all.map(pick));
    const [commits, posts] = [of((round) => round.commits), of((round) => round.posts)];
    const p99 = of((round) => round.p99Ms);
    const row = [posts.toFixed(0), p99.toFixed(1), commits.toFixed(0), ratio(posts, commits)];
    const text = table(["enquiries", "a second", "p99 ms", "SQLite alone", "ratio"], [["acknowledged", ...row]]);
    const how = `${POSTERS} visitors at once, each post from another address; no mail server is configured.`;
    return { text: `${text}\n\n${how}`, data: { commits, posts, p99Ms: p99, rounds: all } };
  } finally {
    await site.stop();
  }
}

import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 200;
const PAGE_BYTES = 4096;

/** Parent and resident bytes of each process that runs, by its id. */
function processes() {
  const found = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // The program's own name stands in brackets, and may have any sign in it.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      found.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** What a process and all that it started hold in memory; what they share is counted for each. */
function bytesOf(pid: number): number {
  const all = processes();
  const isOurs = (id: number): boolean => id === pid || (all.has(id) && isOurs(all.get(id)?.parent ?? 0));
  return [...all].filter(([id]) => isOurs(id)).reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

/** Looks again and again how much memory a process and its children hold (Linux). @returns what ends that and says the most. */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, bytesOf(pid));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

const TICKS_A_SECOND = 100;

/** Seconds of computing by all processes that this one started and that have ended (Linux). */
export function secondsOfChildren(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

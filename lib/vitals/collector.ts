import "server-only";
import type { Database } from "@/lib/db/database";
import type { VitalsRow } from "@/lib/db/schema";
import { causeOf, log } from "@/lib/log";
import type { Beacon, MetricName } from "./beacon";
import { bucketOf } from "./buckets";
import { addCounts, dayOf, keyOf } from "./store";

/** What a process that is killed loses at most. */
const WRITE_EVERY_MS = 3000;
/** In one statement, which takes SQLite some milliseconds: a form's waits no longer for it. */
const ROWS_AT_ONCE = 200;
/** While the database is away; what comes then is not counted. */
const MOST_WAITING = 20_000;

export interface Collector {
  /** Counts a page load. @returns false where too much waits to be written. */
  add: (beacon: Beacon, now?: number) => boolean;
  /** Writes what waits. */
  stop: () => Promise<void>;
}

const rowsOf = ({ metrics, ...beacon }: Beacon, day: number): VitalsRow[] => [
  { ...beacon, day, metric: "visits", bucket: 0, count: 1 },
  ...Object.entries(metrics).map(([name, value]) => {
    const metric = name as MetricName;
    return { ...beacon, day, metric, bucket: bucketOf(metric, value), count: 1 };
  }),
];

/** Adds counts up in memory and writes them every few seconds, so that a page load costs no write of its own. */
export function startCollector(open: () => Promise<Database>): Collector {
  const waiting = new Map<string, VitalsRow>();
  let writing: Promise<void> | undefined;

  const count = (row: VitalsRow) => {
    const key = keyOf(row);
    const known = waiting.get(key);
    waiting.set(key, known ? { ...known, count: known.count + row.count } : row);
  };
  const writeAll = async () => {
    while (waiting.size) {
      const rows = [...waiting.values()].slice(0, ROWS_AT_ONCE);
      for (const row of rows) waiting.delete(keyOf(row));
      try {
        await addCounts((await open()).db, rows);
      } catch (error) {
        rows.forEach(count);
        return log.warn({ event: "vitals", outcome: "not written", ...causeOf(error) });
      }
    }
  };
  const write = () => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  return {
    add(beacon, now = Date.now()) {
      if (waiting.size >= MOST_WAITING) return false;
      rowsOf(beacon, dayOf(now)).forEach(count);
      return true;
    },
    async stop() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}

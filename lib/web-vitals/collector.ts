import "server-only";
import { remember } from "@epic-web/remember";
import { getDatabase } from "@/lib/db";
import type { Database } from "@/lib/db/connection";
import type { VitalsRow } from "@/lib/db/schema";
import { causeOf, log } from "@/lib/logger";
import { scheduleDaily } from "@/lib/schedule-daily";
import type { Beacon } from "./beacon";
import { bucketOf } from "./histogram";
import { addCounts, dayOf, deleteOldCounts, keyOf, type MetricName } from "./storage";

/** Measurements of this interval are lost if the process is killed. */
const FLUSH_INTERVAL_MS = 3000;
/** Keeps each statement at a few milliseconds, so that other writes to SQLite do not have to wait. */
const ROWS_PER_STATEMENT = 200;
/** Bounds the memory while the database is unavailable. */
const MAX_BUFFERED_ROWS = 20_000;

export interface Collector {
  /** @returns false if the buffer is full */
  add: (beacon: Beacon, now?: number) => boolean;
  /** Flushes the buffer and stops the timer. */
  stop: () => Promise<void>;
}

const toRows = ({ metrics, ...beacon }: Beacon, day: number): VitalsRow[] => [
  { ...beacon, day, metric: "visits", bucket: 0, count: 1 },
  ...Object.entries(metrics).map(([name, value]) => {
    const metric = name as MetricName;
    return { ...beacon, day, metric, bucket: bucketOf(metric, value), count: 1 };
  }),
];

/** Aggregates counts in memory and flushes them periodically, so that a beacon does not cost a write. */
export function startCollector(open: () => Promise<Database>): Collector {
  const buffer = new Map<string, VitalsRow>();
  let flushing: Promise<void> | undefined;

  const addRow = (row: VitalsRow) => {
    const key = keyOf(row);
    buffer.set(key, { ...row, count: row.count + (buffer.get(key)?.count ?? 0) });
  };
  const flushAll = async () => {
    while (buffer.size) {
      const rows = [...buffer.values()].slice(0, ROWS_PER_STATEMENT);
      for (const row of rows) buffer.delete(keyOf(row));
      try {
        await addCounts((await open()).db, rows);
      } catch (error) {
        rows.forEach(addRow);
        return log.warn({ event: "vitals", outcome: "flush failed", ...causeOf(error) });
      }
    }
  };
  const flush = () => {
    flushing ??= flushAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };

  const timer = setInterval(flush, FLUSH_INTERVAL_MS).unref();
  return {
    add(beacon, now = Date.now()) {
      if (buffer.size >= MAX_BUFFERED_ROWS) return false;
      toRows(beacon, dayOf(now)).forEach(addRow);
      return true;
    },
    async stop() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}

/** Next instantiates this module once per bundle; the collector exists once. */
const running = remember("web-vitals collector", (): { collector?: Collector } => ({}));

/** Starts the collector of the process and the daily deletion of old counts. @returns a function that stops the collector. */
export function startVitals(): () => Promise<void> {
  const collector = startCollector(getDatabase);
  running.collector = collector;
  scheduleDaily("vitals-purged", async () => deleteOldCounts((await getDatabase()).db));
  return collector.stop;
}

/** @returns false if the beacon cannot be counted now. */
export const addVitals: Collector["add"] = (beacon, now) => running.collector?.add(beacon, now) ?? false;

import { causeOf, log } from "@/lib/log";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes expired rows now and every day. `purge` returns their number, which is logged, or why it failed. */
export function scheduleDaily(event: string, purge: () => Promise<number>) {
  const run = async () => {
    try {
      const count = await purge();
      if (count) log.info({ event, count });
    } catch (error) {
      log.warn({ event, ...causeOf(error) });
    }
  };
  run();
  setInterval(run, DAY_MS).unref();
}

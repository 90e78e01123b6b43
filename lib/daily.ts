import "server-only";
import { causeOf, log } from "@/lib/log";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is too old, now and every day; says how much that was, or why it could not be done. */
export function doDaily(event: string, purge: () => Promise<number>) {
  const act = async () => {
    try {
      const count = await purge();
      if (count) log.info({ event, count });
    } catch (error) {
      log.warn({ event, ...causeOf(error) });
    }
  };
  act();
  setInterval(act, DAY_MS).unref();
}

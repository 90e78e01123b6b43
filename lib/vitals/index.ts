import "server-only";
import { doDaily } from "@/lib/daily";
import { getDatabase } from "@/lib/db";
import { type Collector, startCollector } from "./collector";
import { deleteOldDays } from "./store";

/** Next loads a module once for each of its bundles; the collector is the process's. */
const shared = globalThis as typeof globalThis & { siteVitals?: Collector };

/** Starts to keep what visitors' browsers measure, and to delete what is too old. */
export function startVitals() {
  if (shared.siteVitals) return;
  shared.siteVitals = startCollector(getDatabase);
  doDaily("vitals-purged", async () => deleteOldDays((await getDatabase()).db));
}

/** Writes down what was counted last. */
export const stopVitals = async () => shared.siteVitals?.stop();

/** Counts a page load. @returns false where that cannot be done now. */
export const countVitals: Collector["add"] = (beacon, now) => shared.siteVitals?.add(beacon, now) ?? false;

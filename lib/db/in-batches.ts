import { setTimeout as delay } from "node:timers/promises";

/** The rows of a batch, which keeps SQLite's lock, and in the site's process the event loop, for some milliseconds. */
const BATCH = 200;
/** The pause lets statements proceed that wait for the lock. */
const PAUSE_MS = 50;

/**
 * Changes many rows in small transactions, so that other writers wait for a batch only, and no statement takes too long
 * for PostgreSQL.
 * @param changeSome changes up to `limit` rows and returns how many there were.
 * @returns how many rows were changed.
 */
export async function inBatches(changeSome: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ; await delay(PAUSE_MS)) {
    const count = await changeSome(BATCH);
    total += count;
    if (count < BATCH) return total;
  }
}

/** Deletes many rows by `inBatches`. @returns how many rows were deleted. */
export const deleteInBatches = (deleteSome: (limit: number) => Promise<{ numDeletedRows: bigint }>): Promise<number> =>
  inBatches(async (limit) => Number((await deleteSome(limit)).numDeletedRows));

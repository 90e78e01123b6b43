import { forget, remember } from "@epic-web/remember";
import { causeOf, log } from "@/lib/log";
import { databaseUrl } from "@/lib/settings/env";
import { type Database, openDatabase } from "./connection";

const KEY = "database";

async function open(): Promise<Database> {
  try {
    return await openDatabase(databaseUrl, (error) => log.warn({ event: "database", ...causeOf(error) }));
  } catch (error) {
    forget(KEY);
    throw error;
  }
}

/**
 * The configured database, opened and migrated at the first call.
 * @throws what `openDatabase` throws; the next call then tries again.
 */
export const getDatabase = (): Promise<Database> => remember(KEY, open);

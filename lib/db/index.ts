import "server-only";
import { databaseUrl } from "@/lib/env";
import { causeOf, log } from "@/lib/log";
import { type Database, openDatabase } from "./database";

/** Next loads a module once for each of its bundles; the connections are the process's. */
const shared = globalThis as typeof globalThis & { siteDatabase?: Promise<Database> };

/**
 * The configured database, opened and migrated at the first call.
 * @throws what the driver throws; the next call then tries again.
 */
export function getDatabase(): Promise<Database> {
  shared.siteDatabase ??= openDatabase(databaseUrl, (error) =>
    log.warn({ event: "database", ...causeOf(error) }),
  ).catch((error: unknown) => {
    shared.siteDatabase = undefined;
    throw error;
  });
  return shared.siteDatabase;
}

import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { UnsuitableDatabaseError } from "./errors";
import * as schema from "./migrations/0001-schema";

/** The migrations, in the order in which they run. A released migration is never changed. */
export const migrations = {
  "0001-schema": schema,
} satisfies Record<string, Migration>;

/** Names of first migrations before the first release. */
const BEFORE_RELEASE = ["0001-accounts", "0001-initial"];

/**
 * Migrates a database to the latest schema, in one transaction. When several instances start at once, PostgreSQL
 * makes them wait for one another (advisory lock); on SQLite the later one fails, and `openDatabase` retries.
 * @throws UnsuitableDatabaseError for a database of another version; else what the failing migration threw.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const executed = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => undefined);
  const names = executed?.rows.map(({ name }) => name) ?? [];
  const problem = names.length > 0 ? migrationProblem(names) : undefined;
  if (problem) throw new UnsuitableDatabaseError(`The database is ${problem}`);
  throw error;
}

/** The reason why `migrate` cannot migrate a database in which these migrations have run; undefined if it can. */
export function migrationProblem(
  names: string[],
): "not a database of this site" | "from before version 1.0" | "of a newer version" | undefined {
  const [first = ""] = Object.keys(migrations);
  if (names.some((name) => BEFORE_RELEASE.includes(name))) return "from before version 1.0";
  if (!names.includes(first)) return "not a database of this site";
  return names.every((name) => name in migrations) ? undefined : "of a newer version";
}

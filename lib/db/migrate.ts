import "server-only";
import { type Kysely, type Migration, Migrator } from "kysely";
import * as accounts from "./migrations/0001-accounts";
import * as enquiries from "./migrations/0002-enquiries";
import * as heartbeat from "./migrations/0003-heartbeat";
import * as vitals from "./migrations/0004-vitals";
import * as indexes from "./migrations/0005-indexes";
import { tryAgain } from "./try-again";

/** In the order in which they run; a name that has landed never changes. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-enquiries": enquiries,
  "0003-heartbeat": heartbeat,
  "0004-vitals": vitals,
  "0005-indexes": indexes,
};

/**
 * Brings a database to the latest schema, in one transaction. Several instances may call this at once: PostgreSQL
 * makes them wait for one another (advisory lock); on SQLite the one that came too late fails and tries again,
 * when there is nothing left to do.
 * @throws the last error, after about three seconds of trying.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const run = async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  };
  await tryAgain(run, () => true);
}

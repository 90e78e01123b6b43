import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionSettings,
} from "kysely";
import pg from "pg";

/**
 * Closes connections on which a statement failed without a reply of the server, such as a time-out of `query_timeout`:
 * the next statement would wait behind it.
 */
const closeBroken = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let failure: unknown;
    const query = async (text: string, values: unknown[]) => {
      if (failure) throw failure;
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) failure = error;
        throw error;
      }
    };
    const release = (isDiscarded?: boolean) => client.release(isDiscarded || Boolean(failure));
    // Kysely's type has cursors as well, which need another package.
    return { query, release } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

/** Ignores the failure of a rollback, which would hide why the transaction failed. Kysely closes its connection. */
class ReportingDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

const MIGRATION_LOCK = 4_021_735_519;

/** Makes each transaction of a migration wait until those of other instances end. */
class MigrationDriver extends ReportingDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`));
    } catch (error) {
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }
}

/**
 * Takes no lock for a migration: Kysely's belongs to a session, which a pooler may hand to another client before the
 * lock is released.
 */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/** Kysely's dialect, for connections through a pooler as well: no statement depends on the state of a session. */
export class PooledPostgresDialect extends PostgresDialect {
  constructor(protected readonly pool: pg.Pool) {
    super({ pool });
  }

  override createDriver(): PostgresDriver {
    return new ReportingDriver({ pool: closeBroken(this.pool) });
  }
}

/** The dialect of a connection that migrates. */
export class MigrationDialect extends PooledPostgresDialect {
  override createDriver() {
    return new MigrationDriver({ pool: closeBroken(this.pool) });
  }

  override createAdapter() {
    return new MigrationAdapter();
  }
}

import { setTimeout as delay } from "node:timers/promises";
import type { Database as SqliteDatabase } from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import { codeOf } from "./errors";

/** As long as a statement may take on PostgreSQL (./connection.ts), and less than the shutdown gives to requests. */
const LOCK_WAIT_MS = 5000;
/** Between attempts; random, so that waiting statements do not meet again. */
const RETRY_MS = { min: 5, max: 30 };

/**
 * Waits for another process's lock between attempts: SQLite's own busy time-out would block the event loop. Meanwhile
 * the connection is free for other statements of this process.
 */
class WaitingDriver extends SqliteDriver {
  constructor(private readonly sqlite: SqliteDatabase) {
    super({ database: sqlite });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.execute(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Takes the lock for writing at once. A transaction that reads first could not wait for it: its snapshot would be
   * outdated.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** Rolls back, unless SQLite already has, as on a full disk: another rollback would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }

  private async execute<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isLocked = codeOf(error).startsWith("SQLITE_BUSY");
        if (!isLocked || this.sqlite.inTransaction || performance.now() > deadline) throw error;
      }
      await this.releaseConnection();
      await delay(RETRY_MS.min + Math.random() * (RETRY_MS.max - RETRY_MS.min));
      await super.acquireConnection();
    }
  }
}

/** Kysely runs migrations outside a transaction on SQLite by default; a crash would leave half a schema. */
class TransactionalMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely's dialect, with migrations in a transaction and without waits that block the process. */
export class WaitingSqliteDialect extends SqliteDialect {
  constructor(private readonly sqlite: SqliteDatabase) {
    super({ database: sqlite });
  }

  override createDriver() {
    return new WaitingDriver(this.sqlite);
  }

  override createAdapter() {
    return new TransactionalMigrations();
  }
}

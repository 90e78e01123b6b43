import "server-only";
import { mkdirSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { type Driver, SqliteAdapter, SqliteDialect } from "kysely";
import { codeOf } from "./error-code";
import { SharedSqliteDriver } from "./sqlite-driver";
import { tryAgain } from "./try-again";

/**
 * SQLite itself waits for another process's lock without letting anything else of this one run, pages included:
 * so it waits hardly at all, and its statements are tried again from here.
 */
const BUSY_TIMEOUT_MS = 10;

/**
 * Kysely migrates SQLite outside of a transaction, so that a process that ends on the way would leave half a schema,
 * which no later start can complete. SQLite's own DDL is transactional.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SharedSqliteDialect extends SqliteDialect {
  constructor(private readonly sqlite: BetterSqlite3.Database) {
    super({ database: sqlite });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new SharedSqliteDriver(this.sqlite);
  }
}

function open(file: string): BetterSqlite3.Database {
  const sqlite = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    sqlite.pragma("journal_mode = WAL");
    // What was answered "done" is on the disk, a power cut included: WalSync sees to that, as FULL does.
    sqlite.pragma("synchronous = NORMAL");
    sqlite.pragma("foreign_keys = ON");
    // What is deleted is overwritten.
    sqlite.pragma("secure_delete = ON");
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Two processes that both switch a new file to WAL do not wait for one another: one is told that it is busy. */
const isBusy = (error: unknown) => codeOf(error).startsWith("SQLITE_BUSY");

/** Opens the file, made with its folder where it is not there yet. */
export async function openSqliteDialect(file: string): Promise<SqliteDialect> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  return new SharedSqliteDialect(await tryAgain(() => open(file), isBusy));
}

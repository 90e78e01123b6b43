import "server-only";
import { mkdirSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { type CompiledQuery, type DatabaseConnection, type Driver, SqliteAdapter, SqliteDialect } from "kysely";
import { codeOf } from "./error-code";
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

class PatientSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => makePatient(await acquire());
    return driver;
  }
}

/** How long a file may be locked before nobody waits for it any more. */
const PATIENCE_MS = 3000;

/** Others may read while the file is locked: only what wrote tells that it is not. */
const WRITES = /^(insert|update|delete)\b/i;

const patient = new WeakSet<DatabaseConnection>();

/** Has the connection, which all statements share, try them again while another process has the file locked. */
function makePatient(connection: DatabaseConnection): DatabaseConnection {
  if (patient.has(connection)) return connection;
  patient.add(connection);
  let lockedSince: number | undefined;
  const isWorthIt = (error: unknown) => {
    // A transaction that read before another's write has to begin again.
    if (!isBusy(error) || codeOf(error) === "SQLITE_BUSY_SNAPSHOT") return false;
    lockedSince ??= performance.now();
    return performance.now() - lockedSince < PATIENCE_MS;
  };
  const execute = connection.executeQuery.bind(connection) as DatabaseConnection["executeQuery"];
  connection.executeQuery = async <R>(query: CompiledQuery) => {
    const result = await tryAgain(() => execute<R>(query), isWorthIt);
    if (WRITES.test(query.sql)) lockedSince = undefined;
    return result;
  };
  return connection;
}

function open(file: string): BetterSqlite3.Database {
  const sqlite = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    sqlite.pragma("journal_mode = WAL");
    // What was answered "done" is on the disk, a power cut included.
    sqlite.pragma("synchronous = FULL");
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
  return new PatientSqliteDialect({ database: await tryAgain(() => open(file), isBusy) });
}

import { accessSync, closeSync, constants, mkdirSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import pRetry from "p-retry";
import pg from "pg";
import { describeFileError } from "@/lib/settings/file-error";
import { codeOf, UnreachableDatabaseError, UnsuitableDatabaseError } from "./errors";
import { migrate } from "./migrate";
import { MigrationDialect, PooledPostgresDialect } from "./postgres-dialect";
import type { Schema } from "./schema";
import { WaitingSqliteDialect } from "./sqlite-dialect";
import { listSqliteMigrations } from "./sqlite-file";

export interface Database {
  db: Kysely<Schema>;
  /** The PostgreSQL connections, for code that needs them as they are (shared rate limits); undefined on SQLite. */
  pool: pg.Pool | undefined;
  close: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3000;
/** The limit of a statement, of which a log-in makes four. nginx waits for 6 s in all (deploy/nginx.conf). */
const STATEMENT_TIMEOUT_MS = 5000;
/** The size at which SQLite empties the write-ahead log by default (1,000 pages). */
const MAX_IDLE_LOG_BYTES = 4_096_000;
/** The SQLSTATE of a missing table: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = "42P01";

// The driver returns PostgreSQL's bigint as a string by default. Ours are milliseconds and counts, all below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CHECK_FILE = "Check DATABASE_URL or DATA_DIR, and that this user may write there.";

/**
 * Explains why a database file could not be opened; SQLite's own error names neither path nor cause. Any other error is
 * returned as it is. Call this only while this process has no connection to the file: closing it again releases
 * SQLite's locks.
 * @param flags by which the file was opened.
 */
function explainFileError(file: string, flags: "r" | "a+", error: unknown): unknown {
  if (!/^SQLITE_(CANTOPEN|IOERR|READONLY)/.test(codeOf(error))) return error;
  try {
    const descriptor = openSync(file, flags);
    try {
      readSync(descriptor, Buffer.alloc(1));
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    return new UnsuitableDatabaseError(`${describeFileError(file, "opened", cause)} ${CHECK_FILE}`);
  }
  // SQLite writes its write-ahead log into the same folder.
  const folder = path.dirname(path.resolve(file));
  try {
    if (flags === "a+") accessSync(folder, constants.W_OK);
  } catch (cause) {
    return new UnsuitableDatabaseError(`${describeFileError(folder, "written", cause)} ${CHECK_FILE}`);
  }
  return error;
}

function openSqlite(file: string): Database {
  const folder = path.dirname(path.resolve(file));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new UnsuitableDatabaseError(`${describeFileError(folder, "created", error)} ${CHECK_FILE}`);
  }
  const sqlite = new Sqlite(file, { timeout: 0 });
  try {
    const mode = sqlite.pragma("journal_mode = WAL", { simple: true });
    if (mode !== "wal") throw new UnsuitableDatabaseError(`${file} is in journal mode ${mode}: the site needs WAL`);
    // Each commit is on the disk before it is acknowledged.
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("foreign_keys = ON");
    // Deleted rows are overwritten: people have a right to erasure.
    sqlite.pragma("secure_delete = ON");
    // The write-ahead log would otherwise keep the size that it had beside a long reader.
    sqlite.pragma(`journal_size_limit = ${MAX_IDLE_LOG_BYTES}`);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new WaitingSqliteDialect(sqlite) });
  return { db, pool: undefined, close: () => db.destroy() };
}

/** The SQLSTATE of a role, a database or a server that has as many connections as it may have. */
const TOO_MANY_CONNECTIONS = "53300";

type PoolCallback = Extract<Parameters<pg.Pool["connect"]>, [unknown]>[0];

const CONNECT_RETRY_MS = 50;

/** A pool that waits for one of its connections to be free where the server refuses another one. */
class WaitingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: PoolCallback): void;
  override connect(callback?: PoolCallback) {
    const connecting = this.connectWhenAllowed();
    if (!callback) return connecting;
    // `query` of the pool connects with a callback.
    connecting.then(
      (client) => callback(undefined, client, (isBroken) => client.release(isBroken)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  private async connectWhenAllowed(): Promise<pg.PoolClient> {
    const deadline = performance.now() + CONNECT_TIMEOUT_MS;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (codeOf(error) !== TOO_MANY_CONNECTIONS || performance.now() > deadline) throw error;
      }
      await delay(CONNECT_RETRY_MS);
    }
  }
}

function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new WaitingPool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // `statement_timeout` is a start-up parameter, which PgBouncer refuses by default. The role may have it
    // (docs/operations.md).
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // The pool replaces a connection that breaks; an unhandled "error" event would end the process. While a connection is
  // in use, its statement fails as well.
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: new PooledPostgresDialect(pool) });
  return { db, pool, close: () => db.destroy() };
}

/** Connects to the database of a `file:` or `postgres://` URL, without migrating it. */
export function connectDatabase(url: string, onError: (error: Error) => void = () => {}): Database {
  if (!url.startsWith("file:")) return openPostgres(url, onError);
  const file = url.slice("file:".length);
  try {
    return openSqlite(file);
  } catch (error) {
    throw explainFileError(file, "a+", error);
  }
}

/**
 * Lists the migrations that have run in a database; none if it is empty or another program's. Changes nothing.
 * @throws if a SQLite database does not exist, or the server cannot be reached.
 */
export async function listMigrations(url: string): Promise<string[]> {
  if (url.startsWith("file:")) {
    const file = url.slice("file:".length);
    try {
      const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
      try {
        return listSqliteMigrations(sqlite);
      } finally {
        sqlite.close();
      }
    } catch (error) {
      throw explainFileError(file, "r", error);
    }
  }
  const { db, close } = connectDatabase(url);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return [];
    throw explainConnectionError(url, error);
  } finally {
    await close();
  }
}

/**
 * Checks that the database's encoding is UTF-8. Another one refuses characters that people type, such as curly quotes.
 */
async function checkEncoding(db: Kysely<Schema>) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8")
    throw new UnsuitableDatabaseError(
      `The database has the encoding ${encoding}: create another one with ENCODING 'UTF8' TEMPLATE template0`,
    );
}

/** Errors of name resolution and connections, by code; pg's own time-outs have none. */
const UNREACHABLE = /^E(AI_|CONN|NOTFOUND|NOENT|ACCES|TIMEDOUT|HOST|NET|ADDR)/;
const CONNECT_TIMEOUT = /timeout exceeded when trying to connect|connection timeout/;

/** Explains that a PostgreSQL server cannot be reached, without its URL's password. Any other error is returned. */
function explainConnectionError(url: string, error: unknown): unknown {
  const code = codeOf(error);
  const isTimeout = CONNECT_TIMEOUT.test(String(error));
  if (url.startsWith("file:") || !(UNREACHABLE.test(code) || isTimeout)) return error;
  const { hostname, port, searchParams } = new URL(url);
  const where = `${searchParams.get("host") ?? (hostname || "localhost")}, port ${port || 5432}`;
  return new UnreachableDatabaseError(
    `PostgreSQL cannot be reached at ${where} (${code || "time-out"}): check host and port in DATABASE_URL, and that the server runs.`,
    { cause: error },
  );
}

/** Retries until the server is reachable, or another process lets SQLite change to WAL or empty the write-ahead log. */
const RETRIES = { retries: 100, minTimeout: 50, maxTimeout: 200, maxRetryTime: 3000 };

/**
 * Opens the database of a `file:` or `postgres://` URL and migrates it.
 * @param onError is called when an idle connection breaks.
 * @throws UnsuitableDatabaseError; or what the driver throws when the database cannot be migrated in 3 s.
 */
export function openDatabase(url: string, onError?: (error: Error) => void): Promise<Database> {
  const open = async () => {
    const database = connectDatabase(url, onError);
    try {
      const { db, pool } = database;
      if (pool) await checkEncoding(db);
      await migrate(pool ? new Kysely<Schema>({ dialect: new MigrationDialect(pool) }) : db);
      return database;
    } catch (error) {
      await database.close();
      throw explainConnectionError(url, error);
    }
  };
  const shouldRetry = ({ error }: { error: Error }) =>
    error instanceof UnreachableDatabaseError || !(error instanceof UnsuitableDatabaseError);
  return pRetry(open, { ...RETRIES, shouldRetry });
}

const CHECKPOINT_MS = 5_000;

/**
 * Removes deleted rows from SQLite's write-ahead log, which keeps them until a checkpoint. PostgreSQL overwrites them
 * in its own time (vacuum).
 * @returns false where other processes used the write-ahead log for 5 s; the next checkpoint removes them.
 */
export async function eraseDeleted({ db, pool }: Database): Promise<boolean> {
  if (pool) return true;
  const checkpoint = async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy) throw new Error("The write-ahead log is in use");
  };
  return pRetry(checkpoint, { ...RETRIES, maxRetryTime: CHECKPOINT_MS }).then(
    () => true,
    () => false,
  );
}

import "server-only";
import { mkdirSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { migrate } from "./migrate";
import type { Schema } from "./schema";

export interface Database {
  db: Kysely<Schema>;
  /** The connections, where other code needs them too (shared limits); undefined on SQLite. */
  pool: pg.Pool | undefined;
  close: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 8000;
const BUSY_TIMEOUT_MS = 5000;

/** The type number of PostgreSQL's bigint. Ours are milliseconds and counts, all below 2^53. */
const INT8 = 20;
const types = {
  getTypeParser: ((oid: number, format: "text") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    types,
  });
  // An idle connection that breaks is the pool's affair; without a listener it would end the process.
  pool.on("error", onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

function openSqlite(file: string): Database {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const sqlite = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma("journal_mode = WAL");
  // What was answered "done" is on the disk, a power cut included.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return { db, pool: undefined, close: () => db.destroy() };
}

/**
 * Opens the database of a `file:` or `postgres://` address and migrates it.
 * @param onError is told of connections that break while nobody uses them.
 * @throws what the driver throws when the database cannot be reached or migrated.
 */
export async function openDatabase(url: string, onError: (error: Error) => void = () => {}): Promise<Database> {
  const database = url.startsWith("file:") ? openSqlite(url.slice("file:".length)) : openPostgres(url, onError);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Whether an insert failed because such a row is there already, on either database. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "23505" ||
    error.code === "SQLITE_CONSTRAINT_UNIQUE" ||
    error.code === "SQLITE_CONSTRAINT_PRIMARYKEY");

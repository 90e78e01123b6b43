import "server-only";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { codeOf } from "./error-code";
import { migrate } from "./migrate";
import type { Schema } from "./schema";
import { openSqliteDialect } from "./sqlite";

export interface Database {
  db: Kysely<Schema>;
  /** The connections, where other code needs them too (shared limits); undefined on SQLite. */
  pool: pg.Pool | undefined;
  close: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3000;
/** A log-in makes four of them, and a browser waits for 30 s. */
const STATEMENT_TIMEOUT_MS = 5000;

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

async function openSqlite(file: string): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: await openSqliteDialect(file) });
  return { db, pool: undefined, close: () => db.destroy() };
}

/** Connects to the database of a `file:` or `postgres://` address as it stands. */
export async function connectDatabase(url: string, onError: (error: Error) => void = () => {}): Promise<Database> {
  return url.startsWith("file:") ? openSqlite(url.slice("file:".length)) : openPostgres(url, onError);
}

/**
 * Opens the database of a `file:` or `postgres://` address and migrates it.
 * @param onError is told of connections that break while nobody uses them.
 * @throws what the driver throws when the database cannot be reached or migrated.
 */
export async function openDatabase(url: string, onError?: (error: Error) => void): Promise<Database> {
  const database = await connectDatabase(url, onError);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

const DUPLICATE = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"]);

/** Whether an insert failed because such a row is there already, on either database. */
export const isDuplicate = (error: unknown): boolean => DUPLICATE.has(codeOf(error));

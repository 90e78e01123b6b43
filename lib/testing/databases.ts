import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { createDatabase } from "./postgres";

/** An empty database of one test. `remove` deletes it, open connections included. */
export interface TestDatabase {
  url: string;
  remove: () => Promise<void>;
}

export async function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "sqlite-"));
  return {
    url: `file:${path.join(folder, "site.db")}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Opens a SQLite database and keeps reading, so that its write-ahead log cannot be emptied.
 * @returns a function that ends that.
 */
export function holdWriteAheadLog(url: string): () => void {
  const reader = new Sqlite(url.slice("file:".length));
  const rows = reader.prepare("select * from sqlite_schema").iterate();
  rows.next();
  return () => {
    rows.return?.();
    reader.close();
  };
}

const server = process.env.TEST_POSTGRES_URL;

export async function createPostgres(encoding?: string): Promise<TestDatabase> {
  if (!server) throw new Error("TEST_POSTGRES_URL is unset: jest's global set-up sets it if PostgreSQL is installed");
  return createDatabase(server, encoding);
}

const creators = { SQLite: createSqlite, PostgreSQL: () => createPostgres() };

/**
 * The databases of this run. jest.config.mjs sets them: the default project tests SQLite, the exhaustive one
 * PostgreSQL.
 */
const { testDatabases = ["SQLite"] } = globalThis as { testDatabases?: (keyof typeof creators)[] };

type Define = (create: () => Promise<TestDatabase>) => void;

/** Defines tests of PostgreSQL only. They are skipped where no server is installed, and in jest's default project. */
export const describePostgres = (title: string, define: Define) =>
  (server && testDatabases.includes("PostgreSQL") ? describe : describe.skip)(`${title} (PostgreSQL)`, () =>
    define(creators.PostgreSQL),
  );

/** Defines the same tests on each database of this run. Belongs into a file named `*.db.test.ts`. */
export function describeDatabases(title: string, define: Define) {
  for (const name of testDatabases) {
    if (name === "PostgreSQL") describePostgres(title, define);
    else describe(`${title} (${name})`, () => define(creators[name]));
  }
}

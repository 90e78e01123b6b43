import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";

/** A database of a test's own, empty at first. `remove` takes it away, whoever is still connected. */
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

const server = process.env.TEST_POSTGRES_URL;

async function run(statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function createPostgres(): Promise<TestDatabase> {
  if (!server) throw new Error("TEST_POSTGRES_URL is unset: jest's set-up sets it where there is a server");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(`drop database if exists ${name} with (force)`) };
}

/** The same tests over each database. Those over PostgreSQL are skipped, saying so, where there is no server. */
export function describeDatabases(title: string, define: (create: () => Promise<TestDatabase>) => void) {
  describe(`${title}, SQLite`, () => define(createSqlite));
  if (server) describe(`${title}, PostgreSQL`, () => define(createPostgres));
  else
    describe.skip(`${title}, PostgreSQL (skipped: no server, TEST_POSTGRES_URL is unset)`, () =>
      define(createPostgres));
}

import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { findPostgres, startPostgres } from "../../lib/testing/postgres";

/** Whether tests on PostgreSQL have to be skipped. */
export const isPostgresMissing = () => !process.env.TEST_POSTGRES_URL && !findPostgres();

let started: ReturnType<typeof startPostgres> | undefined;

/** The server in `TEST_POSTGRES_URL`, else one that lives as long as this worker. */
async function serverUrl(): Promise<string> {
  if (process.env.TEST_POSTGRES_URL) return process.env.TEST_POSTGRES_URL;
  started ??= startPostgres();
  return (await started).url;
}

async function run(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database. `stop` drops it, even with open connections. */
export async function createDatabase() {
  const server = await serverUrl();
  const name = `site_${randomBytes(8).toString("hex")}`;
  await run(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    settings: { DATABASE_URL: url.href },
    stop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

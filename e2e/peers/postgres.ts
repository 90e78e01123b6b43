import { randomBytes } from "node:crypto";
import { Client } from "pg";

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url) return url;
  throw new Error("TEST_POSTGRES_URL is unset: `npm test` starts a PostgreSQL server and sets it.");
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

/** An empty database on the test server. `stop` drops it, whoever is still connected. */
export async function createDatabase() {
  const server = serverUrl();
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

import { createDatabase as createDatabaseOn, findPostgres, startPostgres } from "../../lib/testing/postgres";

/** Whether tests on PostgreSQL have to be skipped. */
export const isPostgresMissing = () => !process.env.TEST_POSTGRES_URL && !findPostgres();

let started: ReturnType<typeof startPostgres> | undefined;

/** The server in `TEST_POSTGRES_URL`, else one that lives as long as this worker. */
async function serverUrl(): Promise<string> {
  if (process.env.TEST_POSTGRES_URL) return process.env.TEST_POSTGRES_URL;
  started ??= startPostgres();
  return (await started).url;
}

/** An empty database. `stop` drops it, even with open connections. */
export async function createDatabase() {
  const { url, remove } = await createDatabaseOn(await serverUrl());
  return { url, settings: { DATABASE_URL: url }, stop: remove };
}

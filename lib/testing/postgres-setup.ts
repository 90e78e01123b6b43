import { explainMissingPostgres, findPostgres, startPostgres } from "./postgres";

/** Starts a server for all tests, unless one was given. It ends with this process. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const bin = findPostgres();
  if (!bin) return explainMissingPostgres();
  process.env.TEST_POSTGRES_URL = (await startPostgres(bin)).url;
}

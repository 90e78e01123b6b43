/**
 * A PostgreSQL server for the specs that need one, where `npm test` has not started it already. It ends with the run.
 * Without one those specs are skipped, which is said loudly; on CI that ends the run.
 */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const { findPostgres, startPostgres } = await import("../lib/testing/postgres.mjs");
  const bin = findPostgres();
  if (!bin) {
    const { explainMissingPostgres } = await import("../lib/testing/postgres-missing.mjs");
    return explainMissingPostgres();
  }
  const { url, stop } = await startPostgres(bin);
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}

import { findPostgres, startPostgres } from "./postgres.mjs";
import { explainMissingPostgres } from "./postgres-missing.mjs";

/** Before jest by itself: `npm test` has started the server already, for the browsers' tests too. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const bin = findPostgres();
  if (!bin) return explainMissingPostgres();
  const { url, stop } = await startPostgres(bin);
  process.env.TEST_POSTGRES_URL = url;
  globalThis.stopTestPostgres = stop;
}

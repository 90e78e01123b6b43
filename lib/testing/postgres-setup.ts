import { findPostgres, startPostgres } from "./postgres";
import { explainMissingPostgres } from "./postgres-missing";

/** For jest by itself: `npm test` has started a server already. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const bin = findPostgres();
  if (!bin) return explainMissingPostgres();
  const { url, stop } = await startPostgres(bin);
  process.env.TEST_POSTGRES_URL = url;
  Object.assign(globalThis, { stopTestPostgres: stop });
}

import { explainMissingPostgres, findPostgres, startPostgres } from "./postgres";

/** For jest by itself: `npm test` has started a server already. It ends with this process. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const bin = findPostgres();
  if (!bin) return explainMissingPostgres();
  process.env.TEST_POSTGRES_URL = (await startPostgres(bin)).url;
}

/** Ends the server that the set-up started, if it did. */
export default function tearDown() {
  (globalThis as { stopTestPostgres?: () => void }).stopTestPostgres?.();
}

import { expect, test } from "@playwright/test";
import { findPostgres, startPostgres } from "../../lib/testing/postgres.mjs";
import { openTunnel } from "../peers/tunnel";
import { surviveFailure } from "./database-failure";

// On CI the run has ended before: nothing is skipped there.
test.skip(
  !process.env.CI && !findPostgres(),
  "SKIPPED: a PostgreSQL server of its own is stopped here, and its programs were not found. Install them.",
);

const TEST_TIMEOUT_MS = 3 * 60_000;

test("PostgreSQL is killed, and comes back", async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const server = await startPostgres();
  try {
    await surviveFailure({
      page,
      env: { DATABASE_URL: server.url },
      store: () => ({ DATABASE_URL: server.url }),
      breakIt: server.halt,
      mend: server.resume,
    });
  } finally {
    server.stop();
  }
});

test("PostgreSQL says nothing more, as behind a broken line, and comes back", async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const server = await startPostgres();
  const tunnel = await openTunnel(server.url);
  try {
    await surviveFailure({
      page,
      env: { DATABASE_URL: tunnel.url },
      store: () => ({ DATABASE_URL: server.url }),
      breakIt: () => tunnel.pause(),
      mend: () => tunnel.resume(),
    });
    expect(tunnel.connections()).toBeGreaterThan(0);
  } finally {
    await tunnel.stop();
    server.stop();
  }
});

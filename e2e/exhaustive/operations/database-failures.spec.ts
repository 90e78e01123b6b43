import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { findPostgres, startPostgres } from "../../../lib/testing/postgres";
import { test } from "../../fixtures";
import type { Site } from "../../support/site";
import { openTunnel } from "../../support/tunnel";
import { surviveFailure } from "./database-failure";

// The page shows that its form failed; each test opens a site of its own.
test.use({ expectedTrouble: [/./] });
test.beforeEach(() => test.setTimeout(180_000));

test("another process locks the SQLite file", async ({ page }) => {
  let other: Sqlite.Database | undefined;
  await surviveFailure({
    page,
    fail: ({ dataDir }) => {
      other = new Sqlite(path.join(dataDir, "site.db"));
      other.exec("BEGIN EXCLUSIVE");
    },
    repair: () => other?.exec("ROLLBACK").close(),
  });
});

test("the disk is full", async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "full-"));
  const filler = path.join(folder, "filler");
  const mount = () => {
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=4000000", "tmpfs", folder], { stdio: "pipe" });
      return true;
    } catch {
      return false;
    }
  };
  try {
    test.skip(!mount(), "SKIPPED: only root can mount a small disk; the next test limits the size of files instead.");
    await surviveFailure({
      page,
      env: { DATA_DIR: folder },
      fail: () => {
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      },
      repair: () => rmSync(filler),
    });
    execFileSync("umount", [folder], { stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("no file can grow", async ({ page }) => {
  const limit = ({ pid }: Site, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "pipe" });
  await surviveFailure({ page, fail: (site) => limit(site, "0"), repair: (site) => limit(site, "unlimited") });
});

test.describe("on PostgreSQL", () => {
  test.skip(!process.env.CI && !findPostgres(), "SKIPPED: PostgreSQL is not installed.");

  test("the server is killed and comes back", async ({ page }) => {
    const server = await startPostgres();
    const database = { DATABASE_URL: server.url };
    try {
      await surviveFailure({ page, env: database, database, fail: server.halt, repair: server.resume });
    } finally {
      server.stop();
    }
  });

  test("the network to the server is interrupted without a reset", async ({ page }) => {
    const server = await startPostgres();
    const tunnel = await openTunnel(server.url);
    try {
      await surviveFailure({
        page,
        env: { DATABASE_URL: tunnel.url },
        database: { DATABASE_URL: server.url },
        fail: tunnel.pause,
        repair: tunnel.resume,
      });
    } finally {
      await tunnel.stop();
      server.stop();
    }
  });
});

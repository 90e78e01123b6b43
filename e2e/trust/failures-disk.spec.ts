import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "@playwright/test";
import { type Site, surviveFailure } from "./database-failure";

const TEST_TIMEOUT_MS = 2 * 60_000;
const DISK_BYTES = 4_000_000;

const store = ({ dataDir }: Site) => ({ DATA_DIR: dataDir });

function mount(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", folder], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

test("the disk is full, and has room again", async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const folder = mkdtempSync(path.join(tmpdir(), "full-"));
  try {
    test.skip(!mount(folder), "SKIPPED: only root may mount the small disk; the next test limits the files instead.");
    const filler = path.join(folder, "filler");
    await surviveFailure({
      page,
      env: { DATA_DIR: folder },
      store,
      breakIt: () => {
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      },
      mend: () => rmSync(filler),
    });
  } finally {
    try {
      execFileSync("umount", [folder], { stdio: "pipe" });
    } catch {
      // It was not mounted.
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

test("no file may grow, and then they may again", async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const limit = (site: Site, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(site.pid), `--fsize=${bytes}:`], { stdio: "pipe" });
  await surviveFailure({
    page,
    env: {},
    store,
    breakIt: (site) => limit(site, "0"),
    mend: (site) => limit(site, "unlimited"),
  });
});

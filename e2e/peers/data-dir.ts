import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A temporary folder for a peer's files; one that the test chose is kept when the peer stops. */
export function openDataDir(chosen?: string) {
  const dataDir = chosen ?? mkdtempSync(path.join(tmpdir(), "peer-"));
  return {
    dataDir,
    remove: () => {
      if (!chosen) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

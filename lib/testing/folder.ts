import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Makes an empty folder for each test. @returns the path of a file in it. */
export function withFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...names: string[]) => path.join(folder, ...names);
}

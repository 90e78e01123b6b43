import "server-only";
import { spawnSync } from "node:child_process";

/** The day on which a file last changed, by the repository's history; undefined where that is not there. */
export function lastChange(file: string): Date | undefined {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%cI", "--", file], { encoding: "utf8" });
  const date = new Date((stdout ?? "").trim());
  return Number.isNaN(date.getTime()) ? undefined : date;
}

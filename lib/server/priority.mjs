import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";

/** Has this thread go after those of a lower niceness (0: the server's own). @param {number} niceness */
export function letOthersGoFirst(niceness) {
  try {
    // To Linux a thread is a process of its own; elsewhere nothing tells its number, and all are equal.
    setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), niceness);
  } catch {}
}

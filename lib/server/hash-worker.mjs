import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** One of the threads of lib/backend/embedded/hash-threads.ts: a hash takes what CPU the pages leave. */
try {
  // To Linux a thread is a process of its own; elsewhere nothing tells its number, and all are equal.
  setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}

parentPort.on("message", ({ password, compareWith, parameters }) => {
  parentPort.postMessage(compareWith ? verifySync(compareWith, password) : hashSync(password, parameters));
});

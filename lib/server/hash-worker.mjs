import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** One of the threads of lib/backend/embedded/hash-threads.ts: a hash takes what CPU the pages leave. */
try {
  // To Linux a thread is a process of its own; elsewhere nothing tells its number, and all are equal.
  setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}

const answer = ({ password, compareWith, parameters }) => {
  try {
    return { result: compareWith ? verifySync(compareWith, password) : hashSync(password, parameters) };
  } catch (error) {
    return { error };
  }
};

parentPort.on("message", (job) => {
  const answers = [answer(job)];
  while (answers.length < workerData.together) {
    const next = receiveMessageOnPort(parentPort);
    if (!next) break;
    answers.push(answer(next.message));
  }
  parentPort.postMessage(answers);
});

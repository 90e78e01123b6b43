import { constants } from "node:os";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { letOthersGoFirst } from "./priority.mjs";

/** One of the threads of lib/backend/embedded/passwords.ts: a hash takes what CPU the pages leave. */
letOthersGoFirst(constants.priority.PRIORITY_LOW);

const answer = ({ id, job: { password, compareWith, parameters } }) => {
  try {
    return { id, result: compareWith ? verifySync(compareWith, password) : hashSync(password, parameters) };
  } catch (error) {
    return { id, error };
  }
};

parentPort.on("message", (told) => {
  const answers = [answer(told)];
  while (answers.length < workerData.together) {
    const next = receiveMessageOnPort(parentPort);
    if (!next) break;
    answers.push(answer(next.message));
  }
  parentPort.postMessage(answers);
});

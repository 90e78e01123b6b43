import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Whether this system tells the niceness of a thread: Linux does. */
export const hasPriorities = existsSync("/proc/thread-self");

/** The niceness of each of a process's threads: the 19th field, counted after the name, which may hold spaces. */
export const prioritiesOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ")[16]),
  );

import { hashSync, type Options, verifySync } from "@node-rs/argon2";

export type PasswordTask = { password: string; options: Options } | { password: string; hash: string };

/** Runs in the threads of the pool (passwords.ts). Bundled into one file of JavaScript by lib/build/bundle.ts. */
export default (task: PasswordTask): string | boolean =>
  "hash" in task ? verifySync(task.hash, task.password) : hashSync(task.password, task.options);

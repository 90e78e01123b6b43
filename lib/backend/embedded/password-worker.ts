import { hashSync, type Options, verifySync } from "@node-rs/argon2";

export type PasswordTask = { password: string; options: Options } | { password: string; hash: string };

/**
 * Runs a task in a thread of the pool (passwords.ts). lib/build/bundle.ts bundles this module into one file of
 * JavaScript.
 */
export default (task: PasswordTask): string | boolean =>
  "hash" in task ? verifySync(task.hash, task.password) : hashSync(task.password, task.options);

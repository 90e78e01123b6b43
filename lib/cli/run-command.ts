import { accessSync, constants } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import type { Database } from "@/lib/db/connection";
import { codeOf } from "@/lib/db/errors";
import { describeFileError } from "@/lib/settings/file-error";

/** Names a command as the user invokes it: as an npm script, or in the container as a bundled file. */
export const commandName = (script: string, file: string): string =>
  process.env.npm_lifecycle_event ? `npm run ${script}` : `node .next/site/commands/${file}`;

/**
 * Writes an argument of a command that is printed, for a shell that it may be pasted into: an address may hold
 * backticks, or begin like an option.
 */
export function operand(argument: string): string {
  const isPlain = /^[\w@%+:,./-]+$/.test(argument);
  const quoted = isPlain ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
  return argument.startsWith("-") ? `-- ${quoted}` : quoted;
}

/**
 * Runs a command of the site. An error ends it with one line and exit code 1, a wrong setting included: `main` itself
 * imports what reads the settings.
 */
export async function runCommand(main: () => Promise<unknown>) {
  process.stdout.on("error", (error) => {
    // A reader may close the pipe early, as `head` does: that is not an error.
    if (codeOf(error) === "EPIPE") process.exit(0);
    console.error(`The output cannot be written: ${error.message}`);
    process.exit(1);
  });
  try {
    await main();
  } catch (error) {
    // A connection error to several addresses has a code and no message.
    console.error(error instanceof Error && error.message ? error.message : codeOf(error));
    process.exit(1);
  }
}

/** Asks on the terminal whether to go on. @throws if the answer is not "yes", or where there is no terminal. */
export async function confirm(question: string) {
  if (!process.stdin.isTTY) throw new Error(`${question} Without a terminal this needs --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type "yes": `).finally(() => terminal.close());
  if (answer.trim() !== "yes") throw new Error("Nothing was deleted.");
}

/** The error of a deletion whose text is still in the database's files (`eraseDeleted`). */
export const notErased = () =>
  new Error("SQLite's write-ahead log is in use; the deleted text stays in it until the site restarts.");

/** Resolves a path that the user gave, relative to the folder where the command was called. */
export const userPath = (file: string) => path.resolve(process.env.INIT_CWD ?? ".", file);

/** Makes sure that a file can be read. @throws with the cause: a file that is closed to this user is not missing */
export function requireFile(file: string) {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new Error(describeFileError(file, "read", error));
  }
}

/** Makes sure that the database exists, as opening it would create it. @throws if there is none of this site */
export async function requireDatabase() {
  const { databaseUrl, isSqlite } = await import("@/lib/settings/env");
  const { listMigrations } = await import("@/lib/db/connection");
  const { assertNativePackages } = await import("@/lib/node/native-packages");
  const { migrationProblem } = await import("@/lib/db/migrate");
  const file = path.resolve(databaseUrl.replace(/^file:/, ""));
  if (isSqlite) requireFile(file);
  await assertNativePackages();
  if (migrationProblem(await listMigrations(databaseUrl)) !== "not a database of this site") return;
  const { host, pathname } = new URL(databaseUrl);
  throw new Error(`The database ${isSqlite ? file : host + pathname} has no tables of this site.`);
}

/**
 * Opens the configured database for an action and closes it afterwards. A database of an older version is migrated.
 * @throws if it does not exist
 */
export async function withDatabase(action: (database: Database) => Promise<void>) {
  await requireDatabase();
  const { databaseUrl } = await import("@/lib/settings/env");
  const { openDatabase } = await import("@/lib/db/connection");
  const database = await openDatabase(databaseUrl);
  await action(database).finally(database.close);
}

import type { Database } from "@/lib/db/connection";

let main: () => Promise<unknown>;
let database: Database | undefined;

/**
 * Replaces what starts a command (a test imports the command for `run`):
 * `jest.mock("./run-command", () => ({ ...jest.requireActual("./run-command"),
 * ...jest.requireActual("@/lib/testing/commands") }))`
 */
export const runCommand = (command: () => Promise<unknown>) => {
  main = command;
};
export const withDatabase = (action: (database: Database | undefined) => Promise<void>) => action(database);

/** Runs the command in this process. @returns what it prints, and the message of the error that ends it */
export async function run(args: string[], opened?: Database): Promise<{ out: string; error: string }> {
  database = opened;
  process.argv = ["node", "command", ...args];
  const printed: string[] = [];
  const spies = [
    jest.spyOn(console, "log").mockImplementation((text) => void printed.push(`${text}\n`)),
    jest.spyOn(process.stdout, "write").mockImplementation((text) => Boolean(printed.push(String(text)))),
  ];
  const error = await main().then(
    () => "",
    ({ message }: Error) => message,
  );
  for (const spy of spies) spy.mockRestore();
  return { out: printed.join("").trim(), error };
}

/**
 * Runs before each test file. `npm test` has no settings of its own; a secret keeps tests from creating one in
 * DATA_DIR.
 */
process.env.NEXTAUTH_SECRET = "a secret of more than thirty-two characters";

/** Fails a test for unexpected console output. */
for (const level of ["warn", "error"] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(" ")}`);
  });
}

/**
 * The exit listeners of the process before a test file. A worker runs many files in one process, and each file loads
 * the log and helpers anew, which listen for the end of the process. Their listeners are called at the end of the file;
 * otherwise they would pile up.
 */
const before = process.listeners("exit");
afterAll(() => {
  for (const listener of process.listeners("exit").filter((one) => !before.includes(one))) {
    process.off("exit", listener);
    listener(0);
  }
});

/** Tests may take long on a loaded machine: passwords are hashed at the lowest priority, and commands are processes. */
jest.setTimeout(240_000);

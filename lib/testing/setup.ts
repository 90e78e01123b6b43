/** Before each test file. `npm test` has no settings of its own; a secret keeps tests from creating one in DATA_DIR. */
process.env.NEXTAUTH_SECRET = "a secret of more than thirty-two characters";

/** Unexpected console output fails the test. */
for (const level of ["warn", "error"] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(" ")}`);
  });
}

/**
 * A worker runs many files in one process, and each file loads the log and helpers anew, which listen for the end of the process. For them
 * it is the end of their file; otherwise the listeners would pile up.
 */
const before = process.listeners("exit");
afterAll(() => {
  for (const listener of process.listeners("exit").filter((one) => !before.includes(one))) {
    process.off("exit", listener);
    listener(0);
  }
});

/** Passwords are hashed at the lowest priority, and commands are processes: on a loaded machine both take long. */
jest.setTimeout(240_000);

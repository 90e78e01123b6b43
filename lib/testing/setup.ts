/** Before each test file. `npm test` has no settings of its own; a secret keeps tests from creating one in DATA_DIR. */
process.env.NEXTAUTH_SECRET = "a secret of more than thirty-two characters";

/** Unexpected console output fails the test. */
for (const level of ["warn", "error"] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(" ")}`);
  });
}

/** Passwords are hashed at the lowest priority, and commands are processes: on a loaded machine both take long. */
jest.setTimeout(240_000);

/** A test that makes the console speak unexpectedly has found something: it fails. */
for (const level of ["warn", "error"] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(" ")}`);
  });
}

const RULE = "=".repeat(78);

/** Says loudly that tests will be skipped. On CI nothing is: there it ends the process. */
export function explainMissingPostgres() {
  const isCi = Boolean(process.env.CI);
  const [what, hint] = isCi
    ? ["FAILED: no PostgreSQL server was found or could be installed, and CI skips nothing.", ""]
    : [
        "SKIPPED: everything that needs PostgreSQL. No server was found on this machine.",
        "This run proves SQLite only.",
      ];
  const lines = [RULE, what, hint, "Install one (Debian: apt-get install postgresql) or set TEST_POSTGRES_URL.", RULE];
  process.stderr.write(`\n${lines.filter(Boolean).join("\n")}\n\n`);
  if (isCi) process.exit(1);
}

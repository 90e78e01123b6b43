/**
 * Reports a database that the site cannot use: SQLite in another journal mode than WAL, where readers would block
 * writers, PostgreSQL in another encoding than UTF-8, or a file that cannot be opened. Its message is logged; it names
 * the remedy or the cause.
 */
export class UnsuitableDatabaseError extends Error {
  override name = "UnsuitableDatabaseError";
}

/** Reports a server that cannot be reached, perhaps for a moment only. */
export class UnreachableDatabaseError extends UnsuitableDatabaseError {
  override name = "UnreachableDatabaseError";
}

/**
 * A driver's error code, or "". The code is read by the error's shape: an error from a native module is not always an
 * instance of this realm's Error.
 */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === "string" ? code : "";
}

const UNIQUE_VIOLATIONS = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"]);

/** Tells whether a statement failed because the row exists already, on either database. */
export const isUniqueViolation = (error: unknown): boolean => UNIQUE_VIOLATIONS.has(codeOf(error));

/**
 * SQLSTATEs of connection, role, database, read-only server, resources, shutdown, system and privileges. Messages of
 * other classes may quote values. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const WITHOUT_VALUES = /^(08|28|3D|53|57|58)...$|^25006$|^42501$/;

/** The message of an error about the database itself, which cannot hold what a person typed; else undefined. */
export function databaseMessage(error: Error): string | undefined {
  const isServerError = "severity" in error && WITHOUT_VALUES.test(codeOf(error));
  return isServerError || error instanceof UnsuitableDatabaseError ? error.message : undefined;
}

/** SQLite ran in another journal mode than WAL: readers would block writers, so the site does not start. */
export class JournalModeError extends Error {
  override name = "JournalModeError";
}

/**
 * A driver's error code, or "". Read by shape: an error from a native module is not always an instance of this
 * realm's Error.
 */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === "string" ? code : "";
}

const UNIQUE_VIOLATIONS = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"]);

/** Whether a statement failed because the row exists already, on either database. */
export const isUniqueViolation = (error: unknown): boolean => UNIQUE_VIOLATIONS.has(codeOf(error));

import "server-only";

/**
 * A driver's code for what went wrong, or nothing. By its shape: the class of an error from a native module is
 * not always this realm's Error.
 */
export function codeOf(error: unknown): string {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : "";
}

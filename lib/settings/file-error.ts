import path from "node:path";
import { getSystemErrorMap } from "node:util";

type Failed = "read" | "opened" | "created" | "written";

/**
 * Describes in one sentence why the system refused a file or folder, with its absolute path and never with its content.
 */
export function describeFileError(file: string, failed: Failed, error: unknown): string {
  const { errno, code } = error as NodeJS.ErrnoException;
  const [, cause] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return `${path.resolve(file)} cannot be ${failed}: ${cause ?? code ?? "unknown error"}.`;
}

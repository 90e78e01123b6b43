import path from "node:path";
import { getSystemErrorMap } from "node:util";

/** One sentence about a file or folder: its absolute path, and why the system refused it. The content is never in it. */
export function describeFileError(file: string, failed: "read" | "opened" | "created", error: unknown): string {
  const { errno, code } = error as NodeJS.ErrnoException;
  const [, cause] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return `${path.resolve(file)} cannot be ${failed}: ${cause ?? code ?? "unknown error"}.`;
}

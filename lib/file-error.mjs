import path from "node:path";
import { getSystemErrorMap } from "node:util";

/**
 * Describes in one sentence why the system refused a file or folder, with its absolute path and never with its content.
 * @param {string} file
 * @param {"read" | "opened" | "created" | "written"} failed
 * @param {unknown} error
 */
export function describeFileError(file, failed, error) {
  const { errno, code } = /** @type {NodeJS.ErrnoException} */ (error);
  const [, cause] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return `${path.resolve(file)} cannot be ${failed}: ${cause ?? code ?? "unknown error"}.`;
}

import { errorMessages } from "@/content/errors";
import { pageState } from "@/lib/browser/page-state";

/** Messages of webpack, Turbopack and browsers for a chunk that failed to load. */
const CHUNK_FAILURE = /loading (css )?chunk|failed to load chunk|dynamically imported module/i;

/**
 * Returns the message to show for a thrown value, and whether it is a chunk that failed to load. This and each error
 * page have files of their own, as Turbopack copies a shared module into the chunk of every error boundary.
 */
export function describeError(error: unknown): { isChunk: boolean; message: string } {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  const isChunk = name === "ChunkLoadError" || CHUNK_FAILURE.test(message);
  // early-script has noticed why the chunk failed.
  const failure = pageState().chunkFailed ?? "error";
  return { isChunk, message: isChunk ? `${errorMessages.chunk} (${failure})` : message || errorMessages.unknown };
}

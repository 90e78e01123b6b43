import { errorMessages } from "@/content/errors";
import { pageState } from "@/lib/browser/page-state";

/** Messages of webpack, Turbopack and browsers for a chunk that failed to load. */
const CHUNK_FAILURE = /loading (css )?chunk|failed to load chunk|dynamically imported module/i;

/**
 * The message to show for a thrown value, and whether it is a chunk that failed to load. In a file of its own, like
 * each error screen: Turbopack copies a shared module into the chunk of every error boundary.
 */
export function describeError(error: unknown): { isChunk: boolean; message: string } {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  const isChunk = name === "ChunkLoadError" || CHUNK_FAILURE.test(message);
  // Why, as early-script noticed it.
  const failure = pageState().chunkFailed ?? "error";
  return { isChunk, message: isChunk ? `${errorMessages.chunk} (${failure})` : message || errorMessages.unknown };
}

import { errorMessages } from "@/content/errors";

/** How bundlers word a script that did not arrive. */
const CHUNK_FAILURE = /loading (css )?chunk|failed to load chunk|dynamically imported module/i;

/** What an error screen says of what was thrown, and whether it was a script that did not arrive. */
export function readFailure(error: unknown): { isChunk: boolean; message: string } {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  const isChunk = name === "ChunkLoadError" || CHUNK_FAILURE.test(message);
  return { isChunk, message: isChunk ? errorMessages.chunk : message || errorMessages.unknown };
}

"use client";

import { useEffect } from "react";
import { errorMessages, errorTexts } from "@/content/errors";
import { pageState } from "@/lib/browser/page-state";
import { ErrorPage } from "./error-page";

/** Messages of webpack, Turbopack and browsers for a chunk that failed to load. */
const CHUNK_FAILURE = /loading (css )?chunk|failed to load chunk|dynamically imported module/i;

/** Returns the message to show for a thrown value, and whether it is a chunk that failed to load. */
function describeError(error: unknown): { isChunk: boolean; message: string } {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  const isChunk = name === "ChunkLoadError" || CHUNK_FAILURE.test(message);
  // early-script has noticed why the chunk failed.
  const failure = pageState().chunkFailed ?? "error";
  return { isChunk, message: isChunk ? `${errorMessages.chunk} (${failure})` : message || errorMessages.unknown };
}

/** The page shown when rendering throws, or when a chunk of the page's script fails to load. */
export function FailedPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(error);
    // Replaces the chunk error that early-script may have inserted.
    document.getElementById("chunk-failed")?.remove();
  }, [error]);
  const { isChunk, message } = describeError(error);
  const words = isChunk ? errorTexts.chunk : errorTexts.failed;
  return (
    <div id="crash" role="alert">
      <ErrorPage
        heading={errorMessages.heading}
        message={message}
        {...words}
        actions={
          <>
            <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
              {errorTexts.reload}
            </button>
            <a href="/" className="btn btn-outline">
              {errorTexts.home}
            </a>
          </>
        }
      />
    </div>
  );
}

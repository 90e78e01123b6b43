"use client";

import { useEffect } from "react";
import { errorTexts } from "@/content/errors";
import { messages } from "@/content/messages";
import { ErrorScreen } from "./error-screen";

/** How bundlers word a script that did not arrive. */
const CHUNK_FAILURE = /loading (css )?chunk|failed to load chunk|dynamically imported module/i;

interface CrashScreenProps {
  error: unknown;
  retry: () => void;
}

/** A page that failed while it was drawn, or whose script did not arrive. */
export function CrashScreen({ error, retry }: CrashScreenProps) {
  useEffect(() => {
    console.error(error);
    // This screen stands for the one that the early script may have shown.
    document.getElementById("chunk-failed")?.remove();
  }, [error]);
  const text = error instanceof Error ? error.message : "";
  const isChunk = (error instanceof Error && error.name === "ChunkLoadError") || CHUNK_FAILURE.test(text);
  const words = isChunk ? errorTexts.chunk : errorTexts.failed;
  return (
    <div id="crash" role="alert">
      <ErrorScreen
        heading={messages.error.heading}
        message={isChunk ? messages.error.chunk : text || messages.error.unknown}
        {...words}
        actions={
          <>
            {!isChunk && (
              <button type="button" className="btn btn-primary" onClick={retry}>
                {errorTexts.retry}
              </button>
            )}
            <button
              type="button"
              className={`btn ${isChunk ? "btn-primary" : "btn-outline"}`}
              onClick={() => location.reload()}
            >
              {errorTexts.reload}
            </button>
            {/* External makes it a full load: the router may be what failed. */}
            <a href="/" rel="external" className="btn btn-outline">
              {errorTexts.home}
            </a>
          </>
        }
      />
    </div>
  );
}

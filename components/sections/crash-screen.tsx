"use client";

import { useEffect } from "react";
import { errorMessages, errorTexts } from "@/content/errors";
import { ErrorScreen } from "./error-screen";
import { readFailure } from "./read-failure";

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
  const { isChunk, message } = readFailure(error);
  const words = isChunk ? errorTexts.chunk : errorTexts.failed;
  return (
    <div id="crash" role="alert">
      <ErrorScreen
        heading={errorMessages.heading}
        message={message}
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

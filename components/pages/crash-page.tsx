"use client";

import { useEffect } from "react";
import { errorMessages, errorTexts } from "@/content/errors";
import { describeError } from "./describe-error";
import { ErrorPage } from "./error-page";

interface CrashPageProps {
  error: unknown;
  retry: () => void;
}

/** The page shown when rendering throws, or when a chunk of the page's script fails to load. */
export function CrashPage({ error, retry }: CrashPageProps) {
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
            {/* rel="external" asks for a full load: the router itself may have failed. */}
            <a href="/" rel="external" className="btn btn-outline">
              {errorTexts.home}
            </a>
          </>
        }
      />
    </div>
  );
}

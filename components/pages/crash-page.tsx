"use client";

import { useEffect } from "react";
import { errorMessages, errorTexts } from "@/content/errors";
import { describeError } from "./describe-error";
import { ErrorPage } from "./error-page";

/** The page shown when rendering throws, or when a chunk of the page's script fails to load. */
export function CrashPage({ error }: { error: unknown }) {
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

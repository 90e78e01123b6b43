"use client";

import { describeError } from "@/components/pages/describe-error";
import { titleEnd } from "@/content/company/brand";
import { errorMessages, errorTexts } from "@/content/errors";
import "./globals.css";

/** The page shown when the root layout throws. Every page loads it, so it stays minimal. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <head>
        <title>{errorMessages.heading + titleEnd}</title>
      </head>
      <body className="bg-ink-50">
        <main>
          <div id="crash" className="wrap py-section" role="alert">
            <h1 className="text-h2">{errorMessages.heading}</h1>
            <p className="mt-4 text-h4 [overflow-wrap:anywhere] text-earth-600">{describeError(error).message}</p>
            <div className="mt-8 flex flex-wrap gap-4">
              <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
                {errorTexts.reload}
              </button>
              <a href="/" className="btn btn-outline">
                {errorTexts.home}
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}

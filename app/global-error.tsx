"use client";

import { FailedPage } from "@/components/pages/failed-page";
import { titleEnd } from "@/content/company/brand";
import { errorMessages } from "@/content/errors";
import "./globals.css";

/** The page shown when the root layout throws. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en">
      <head>
        <title>{errorMessages.heading + titleEnd}</title>
      </head>
      <body className="bg-ink-50">
        <main>
          <FailedPage error={error} />
        </main>
      </body>
    </html>
  );
}

"use client";

import { CrashScreen } from "@/components/sections/crash-screen";
import { messages } from "@/content/messages";
import "./globals.css";

/** The frame itself failed: the same screen, without a frame. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{messages.error.heading}</title>
      </head>
      <body className="bg-ink-50">
        <main id="content">
          <CrashScreen {...props} />
        </main>
      </body>
    </html>
  );
}

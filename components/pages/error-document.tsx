import type { ReactNode } from "react";
import { titleEnd } from "@/content/company/brand";
import { errorMessages, errorTexts } from "@/content/errors";
import { ErrorPage } from "./error-page";

interface ErrorDocumentProps {
  styleSheets: string[];
  message?: string;
  friendly?: string;
  text: ReactNode;
  /** The button or link beside the link to the home page. */
  action?: ReactNode;
}

/** A page for a request that failed, rendered at build time: a complete document without site frame and scripts. */
export function ErrorDocument({ styleSheets, action, ...texts }: ErrorDocumentProps) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a complete document, not a Next page. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{errorMessages.heading + titleEnd}</title>
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="bg-ink-50">
        <main id="content">
          <ErrorPage
            heading={errorMessages.heading}
            {...texts}
            actions={
              <>
                {/* The space separates the links if too many cookies keep the stylesheet from the browser, too. */}
                {action}{" "}
                <a href="/" className="btn btn-outline">
                  {errorTexts.home}
                </a>
              </>
            }
          />
        </main>
      </body>
    </html>
  );
}

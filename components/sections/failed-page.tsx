import { errorTexts } from "@/content/errors";
import { messages } from "@/content/messages";
import { ErrorScreen } from "./error-screen";

interface FailedPageProps {
  styleSheets: string[];
  /** The request id. */
  reference?: string;
}

/** The 500 page, rendered at build time: a complete document without site frame and scripts. */
export function FailedPage({ styleSheets, reference }: FailedPageProps) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a complete document, not a Next page. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{messages.error.heading}</title>
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="bg-ink-50">
        <main id="content">
          <ErrorScreen
            heading={messages.error.heading}
            message={`${messages.error.unknown}${reference ? ` ${messages.account.reference} ${reference}` : ""}`}
            {...errorTexts.failed}
            actions={
              <>
                {/* Submits to the same URL: a reload without script. */}
                <form>
                  <button type="submit" className="btn btn-primary">
                    {errorTexts.reload}
                  </button>
                </form>
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

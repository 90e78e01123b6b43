import { errorTexts } from "@/content/errors";
import { messages } from "@/content/messages";
import { ErrorScreen } from "./error-screen";

interface FailedPageProps {
  styleSheets: string[];
  /** Names the request, for whoever is asked about it. */
  reference?: string;
}

/** What the server answers where it could not draw a page: a whole document, without frame and script. */
export function FailedPage({ styleSheets, reference }: FailedPageProps) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a whole document. */}
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
                {/* Asks for the same address again. */}
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

import type { ReactNode } from "react";

interface ErrorPageProps {
  heading: string;
  message?: string;
  friendly?: string;
  text: ReactNode;
  /** Buttons and links that lead out of the error. */
  actions: ReactNode;
  /** A picture above the text. */
  art?: ReactNode;
  /**
   * Puts the explanation first, and heading and message small below it, for a mistyped address, which is not a failure.
   */
  isQuiet?: boolean;
}

/** The layout of every error: a heading, the error message, an explanation and links. */
export function ErrorPage({ heading, message, friendly, text, actions, art, isQuiet }: ErrorPageProps) {
  const explanation = (
    <>
      <p className="mt-3 max-w-[560px] text-lead text-ink-600">{text}</p>
      <div className="mt-8 grid gap-4 xs:flex xs:flex-wrap">{actions}</div>
    </>
  );
  return (
    <section data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,72px))] pb-section">
      <div className="wrap">
        {art}
        {isQuiet ? (
          <>
            <h1 className="text-h2">{friendly}</h1>
            {explanation}
            <h2 className="mt-12 text-sm font-semibold text-ink-600">{heading}</h2>
            <p className="text-sm [overflow-wrap:anywhere] text-ink-600">{message}</p>
          </>
        ) : (
          <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
            <div className="lg:col-span-6">
              <h1 className="text-h2">{heading}</h1>
              {message && <p className="mt-4 text-h4 [overflow-wrap:anywhere] text-earth-600">{message}</p>}
            </div>
            <div className="lg:col-span-6">
              {friendly && <p className="text-h3">{friendly}</p>}
              {explanation}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

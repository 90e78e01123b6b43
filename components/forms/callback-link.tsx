import { withCallback } from "@/lib/forms/callback-url";

interface CallbackLinkProps {
  href: string;
  label: string;
  /** Where a login leads. On a static page early-script takes it from the page's query. */
  callbackUrl?: string;
  className?: string;
}

/** A link from one page of a login to another, which passes on where the login leads. */
export const CallbackLink = ({ href, label, callbackUrl, className = "" }: CallbackLinkProps) => (
  <a
    href={withCallback(href, callbackUrl)}
    data-keeps-query=""
    // The query is there before hydration.
    suppressHydrationWarning
    className={`underlined inline-block ${className}`}
  >
    {label}
  </a>
);

/** Passes on where a login leads, in a plain form. */
export const CallbackField = ({ callbackUrl }: { callbackUrl?: string }) =>
  callbackUrl ? <input type="hidden" name="callbackUrl" value={callbackUrl} /> : null;

import * as messages from "@/content/messages";

/** Its target is 44 px high, also where it stands within a paragraph. */
export const PrivacyLink = ({ isInline = false }) => (
  <a
    href="/privacy"
    className={`underlined text-xs whitespace-nowrap text-ink-600 ${isInline ? "py-3.5" : "inline-block py-3"}`}
  >
    {messages.privacyLink}
  </a>
);

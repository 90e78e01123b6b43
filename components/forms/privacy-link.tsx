import { messages } from "@/content/messages";

/** Leads to what is kept of a form, and for how long. */
export const PrivacyLink = () => (
  <a href="/privacy" className="underlined text-xs text-ink-600">
    {messages.privacyLink}
  </a>
);

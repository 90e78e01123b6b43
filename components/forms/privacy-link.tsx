import { messages } from "@/content/messages";

export const PrivacyLink = () => (
  <a href="/privacy" className="underlined inline-block py-3 text-xs whitespace-nowrap text-ink-600">
    {messages.privacyLink}
  </a>
);

import { messages } from "@/content/messages";

export const PrivacyLink = () => (
  <a href="/privacy" className="underlined text-xs text-ink-600">
    {messages.privacyLink}
  </a>
);

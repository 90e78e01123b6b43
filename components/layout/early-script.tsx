import { script } from "@/lib/browser/early-script/early-script.inline";

/**
 * The script that runs before the first paint (lib/browser/early-script). Only the server writes it: where React
 * renders the page again in the browser, it has run already, and its Trusted Types policy refuses the text.
 */
export function EarlyScript() {
  const html = typeof window === "undefined" ? script : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

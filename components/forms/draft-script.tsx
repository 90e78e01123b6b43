"use client";

import { draftScript } from "./draft-early";

interface DraftScriptProps {
  nonce?: string;
  /** The form's name, where the page says that it was sent. */
  sent?: string;
}

/** The drafts' script of a page that is rendered for its visitor, behind the form. As of EarlyScript, React writes none of it. */
export function DraftScript({ nonce, sent }: DraftScriptProps) {
  const script = typeof window === "undefined" ? draftScript(sent) : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

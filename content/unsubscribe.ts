import { company } from "./company";
import type { PageMeta } from "./types";

/** The page of the unsubscribe link in mails. */
export const unsubscribePage = {
  meta: {
    title: "Unsubscribe from our emails",
    description: `End your email sign-up at ${company.name} with one click. No login, no questions, no further emails.`,
    updated: "2026-11-26",
  } satisfies PageMeta,
  ask: {
    title: "No more emails?",
    text: "One click and your address leaves our list.",
    button: "Unsubscribe",
  },
  done: { title: "You are off the list", text: "We will not write to this address again." },
  unknown: {
    title: "This unsubscribe link does not work",
    text: `An email program may have cut it in half. Write to ${company.email}, and we take you off the list by hand.`,
  },
} as const;

import { company } from "./company";
import type { PageMeta } from "./types";

/** The page of the unsubscribe link in mails. */
export const unsubscribePage = {
  meta: {
    title: "Unsubscribe from our emails",
    description: `End the emails from ${company.name} with one click. No login, no questions, no further emails to your address.`,
    updated: "2026-11-27",
  } satisfies PageMeta,
  ask: {
    title: "No more emails?",
    text: "With one click we stop writing to this address.",
    button: "Unsubscribe",
  },
  done: { title: "No more emails from us", text: "We keep the address, so that nobody here writes to it again." },
  unknown: {
    title: "This unsubscribe link does not work",
    text: `An email program may have cut it in half. Write to ${company.email}, and we stop by hand.`,
  },
} as const;

import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { email } from "@/lib/forms/fields";

const { subscribe, contact } = messages;

/** The email form of the home page. */
export const subscribeForm = defineForm({
  name: "subscribe",
  page: "/home",
  action: "/enquiries/subscribe",
  schema: z.object({ email: email(subscribe.empty, subscribe.invalid) }),
  shownAgain: ["email"],
  keepsQuery: true,
  texts: { ...subscribe, tooMany: contact.tooMany, notSent: contact.notSent },
});

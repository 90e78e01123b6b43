import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { email } from "@/lib/forms/fields";

/** The email form of the home page. */
export const subscribeForm = defineForm({
  name: "subscribe",
  page: "/home",
  action: "/enquiries/subscribe",
  schema: z.object({ email: email(messages.subscribe.empty, messages.subscribe.invalid) }),
  shownAgain: ["email"],
  keepsQuery: true,
  texts: { ...messages.subscribe, tooMany: messages.contact.tooMany, notSent: messages.contact.notSent },
});

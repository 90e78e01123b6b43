import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";

/** The button to Google, which needs JavaScript. Its intent says which of the three buttons was pressed. */
export const googleForm = defineForm({
  name: "google",
  page: "/login",
  action: "/api/auth/signin/google",
  schema: z.object({ intent: z._default(z.enum(["login", "register", "link"]), "login") }),
  shownAgain: [],
  texts: { unavailable: messages.google.failed.login },
});

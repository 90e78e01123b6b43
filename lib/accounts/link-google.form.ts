import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { password } from "./fields";

export const linkGoogleForm = defineForm({
  name: "google-link",
  page: "/my-profile/link-google",
  action: "/user/google-link",
  schema: z.object({ password }),
  shownAgain: [],
  texts: messages.account,
});

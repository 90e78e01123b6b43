import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { username } from "./fields";

export const forgotPasswordForm = defineForm({
  name: "forgot-password",
  page: "/forgot-password",
  action: "/user/forgot-password",
  schema: z.object({ username }),
  shownAgain: ["username"],
  texts: messages.account,
});

import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { isConfirmed, newPassword, password } from "./fields";

export const changePasswordForm = defineForm({
  name: "change-password",
  page: "/my-profile",
  part: "security",
  action: "/user/password",
  schema: z.object({ current_password: password, ...newPassword }).check(isConfirmed()),
  shownAgain: [],
  texts: messages.account,
});

import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { isConfirmed, newPassword } from "./fields";

const { resetIncomplete } = messages.account;

export const resetPasswordForm = defineForm({
  name: "reset-password",
  page: "/reset-password",
  action: "/user/reset-password",
  schema: z
    .object({ token: z.string(resetIncomplete).check(z.minLength(1, resetIncomplete)), ...newPassword })
    .check(isConfirmed()),
  shownAgain: ["token"],
  texts: messages.account,
});

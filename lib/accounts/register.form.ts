import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm } from "@/lib/forms/define";
import { email } from "@/lib/forms/fields";
import { isConfirmed, newPassword } from "./fields";

export const registerForm = defineForm({
  name: "register",
  page: "/register",
  action: "/user/register",
  schema: z.object({ username: email(), ...newPassword }).check(isConfirmed()),
  shownAgain: ["username"],
  texts: messages.register,
});

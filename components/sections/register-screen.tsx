import type { ComponentProps } from "react";
import { RegisterForm } from "@/components/forms/register-form";
import { accountTexts, register } from "@/content/account";
import { AccountScreen } from "./account-screen";

export function RegisterScreen({ answer }: Pick<ComponentProps<typeof RegisterForm>, "answer">) {
  return (
    <AccountScreen texts={register} or={accountTexts.or} intent="register">
      <RegisterForm texts={{ ...accountTexts, button: register.button, busy: register.busy }} answer={answer} />
    </AccountScreen>
  );
}

import type { ComponentProps } from "react";
import { LoginForm } from "@/components/forms/login-form";
import { accountTexts, login } from "@/content/account";
import { AccountScreen } from "./account-screen";

export function LoginScreen({ answer }: Pick<ComponentProps<typeof LoginForm>, "answer">) {
  return (
    <AccountScreen texts={login} or={accountTexts.or} intent="login">
      <LoginForm texts={{ ...accountTexts, button: login.button, busy: login.busy }} answer={answer} />
    </AccountScreen>
  );
}

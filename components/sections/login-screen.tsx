import type { ComponentProps } from "react";
import { LoginForm } from "@/components/forms/login-form";
import { accountTexts, login } from "@/content/account";
import { AccountScreen } from "./account-screen";

/** The login page. */
export function LoginScreen({ flash }: Pick<ComponentProps<typeof LoginForm>, "flash">) {
  return (
    <AccountScreen texts={login} or={accountTexts.or} intent="login" callbackUrl={flash?.callbackUrl}>
      <LoginForm texts={{ ...accountTexts, button: login.button, busy: login.busy }} flash={flash} />
    </AccountScreen>
  );
}

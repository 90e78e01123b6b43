import type { ComponentProps } from "react";
import { LoginForm } from "@/components/forms/login-form";
import { accountTexts, login } from "@/content/account";
import { forms } from "@/lib/forms/registry";
import { AccountScreen } from "./account-screen";

/** The login page. */
export function LoginScreen({ flash }: Pick<ComponentProps<typeof LoginForm>, "flash">) {
  return (
    <AccountScreen texts={login} or={accountTexts.or} intent="login" callbackUrl={flash?.callbackUrl}>
      <LoginForm
        action={forms.login.action}
        texts={{ ...accountTexts, button: login.button, busy: login.busy }}
        flash={flash}
      />
    </AccountScreen>
  );
}

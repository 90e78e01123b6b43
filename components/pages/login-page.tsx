import type { ComponentProps } from "react";
import { LoginForm } from "@/components/forms/login-form";
import { accountTexts, login } from "@/content/account";
import { forms } from "@/lib/forms/registry";
import { AccountPage } from "./account-page";

/** The login page. */
export function LoginPage({ flash }: Pick<ComponentProps<typeof LoginForm>, "flash">) {
  return (
    <AccountPage texts={login} or={accountTexts.or} intent="login" callbackUrl={flash?.callbackUrl}>
      <LoginForm
        action={forms.login.action}
        texts={{ ...accountTexts, button: login.button, busy: login.busy }}
        flash={flash}
      />
    </AccountPage>
  );
}

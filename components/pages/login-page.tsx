import type { ComponentProps } from "react";
import { LogInForm } from "@/components/forms/log-in-form";
import { accountTexts, login } from "@/content/account";
import { logInForm } from "@/lib/accounts/forms";
import { AccountPage } from "./account-page";

export function LoginPage({ flash }: Pick<ComponentProps<typeof LogInForm>, "flash">) {
  return (
    <AccountPage texts={login} or={accountTexts.or} intent="login" callbackUrl={flash?.callbackUrl}>
      <LogInForm
        action={logInForm.action}
        texts={{ ...accountTexts, button: login.button, busy: login.busy }}
        flash={flash}
      />
    </AccountPage>
  );
}

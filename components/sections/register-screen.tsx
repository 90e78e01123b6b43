import type { ComponentProps } from "react";
import { RegisterForm } from "@/components/forms/register-form";
import { accountTexts, register } from "@/content/account";
import { forms } from "@/lib/forms/registry";
import { AccountScreen } from "./account-screen";

interface RegisterScreenProps extends Pick<ComponentProps<typeof RegisterForm>, "flash"> {
  passwordHint?: string;
}

/** The register page. */
export function RegisterScreen({ passwordHint, flash }: RegisterScreenProps) {
  return (
    <AccountScreen texts={register} or={accountTexts.or} intent="register" callbackUrl={flash?.callbackUrl}>
      <RegisterForm
        action={forms.register.action}
        texts={{ ...accountTexts, passwordHint, button: register.button, busy: register.busy }}
        flash={flash}
      />
    </AccountScreen>
  );
}

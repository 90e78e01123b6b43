import type { ComponentProps } from "react";
import { RegisterForm } from "@/components/forms/register-form";
import { accountTexts, register } from "@/content/account";
import { AccountScreen } from "./account-screen";

/** The register page. */
export function RegisterScreen({ flash }: Pick<ComponentProps<typeof RegisterForm>, "flash">) {
  return (
    <AccountScreen texts={register} or={accountTexts.or} intent="register" callbackUrl={flash?.callbackUrl}>
      <RegisterForm texts={{ ...accountTexts, button: register.button, busy: register.busy }} flash={flash} />
    </AccountScreen>
  );
}

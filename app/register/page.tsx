import { RegisterForm } from "@/components/forms/register-form";
import { AccountScreen } from "@/components/sections/account-screen";
import { accountTexts, register } from "@/content/account";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(register.meta, "/register");

export default function RegisterPage() {
  return (
    <AccountScreen texts={register} or={accountTexts.or} otherHref="/login">
      <RegisterForm texts={{ ...accountTexts, button: register.button, busy: register.busy }} />
    </AccountScreen>
  );
}

import { LoginForm } from "@/components/forms/login-form";
import { AccountScreen } from "@/components/sections/account-screen";
import { accountTexts, login } from "@/content/account";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(login.meta, "/login");

export default function LoginPage() {
  return (
    <AccountScreen texts={login} or={accountTexts.or} otherHref="/register">
      <LoginForm texts={{ ...accountTexts, button: login.button, busy: login.busy }} />
    </AccountScreen>
  );
}

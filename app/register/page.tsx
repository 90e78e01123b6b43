import { RegisterScreen } from "@/components/sections/register-screen";
import { passwordHint } from "@/lib/auth/password-hint";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/register");

export default function RegisterPage() {
  return <RegisterScreen passwordHint={passwordHint} />;
}

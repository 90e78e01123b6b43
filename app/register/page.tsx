import { RegisterPage } from "@/components/pages/register-page";
import { passwordHint } from "@/lib/auth/password-hint";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/register");

export default function Page() {
  return <RegisterPage passwordHint={passwordHint} />;
}

import { RegisterScreen } from "@/components/sections/register-screen";
import { passwordHint } from "@/lib/auth/password-hint";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOfMessage("/register");

/** /register with a flash message. */
export default async function RegisterMessagePage() {
  return <RegisterScreen passwordHint={passwordHint} flash={await flashOfPage("/register")} />;
}

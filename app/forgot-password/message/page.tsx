import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { canMailReset } from "@/lib/auth/password";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOfMessage("/forgot-password");

/** /forgot-password with a flash message. */
export default async function ForgotPasswordMessagePage() {
  return <ForgotPasswordScreen canReset={canMailReset} flash={await flashOfPage("/forgot-password")} />;
}

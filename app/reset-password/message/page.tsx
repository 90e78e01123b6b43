import { ResetPasswordScreen } from "@/components/sections/password-screens";
import { openResetLink } from "@/lib/auth/password";
import { passwordHint } from "@/lib/auth/password-hint";
import { flashOfPage } from "@/lib/http/flash-message";
import { contextOfPage } from "@/lib/http/request";
import { metadataOfMessage } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOfMessage("/reset-password");

/** /reset-password with a flash message. */
export default async function ResetPasswordMessagePage() {
  const flash = await flashOfPage("/reset-password");
  const token = flash?.values?.token;
  // Without cookies nothing is known of the link.
  const link =
    flash?.message && !token ? { problem: flash.message } : await openResetLink(token, await contextOfPage());
  return <ResetPasswordScreen link={link} passwordHint={passwordHint} flash={flash} />;
}

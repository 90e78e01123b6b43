import { ResetPasswordScreen } from "@/components/sections/password-screens";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/reset-password");

/** /reset-password with a flash message. */
export default async function ResetPasswordMessagePage() {
  const flash = await flashOfPage("/reset-password");
  return <ResetPasswordScreen token={flash?.values?.token} flash={flash} />;
}

import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { canMailReset } from "@/lib/auth/password";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

// It depends on settings, which are read at run time.
export const dynamic = "force-dynamic";

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen canReset={canMailReset} />;
}

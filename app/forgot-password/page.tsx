import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { hasExtension } from "@/lib/auth/extensions";
import { contextOfPage } from "@/lib/http/request";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

export default async function ForgotPasswordPage() {
  return <ForgotPasswordScreen canReset={await hasExtension("requestPasswordReset", await contextOfPage())} />;
}

import { cookies } from "next/headers";
import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { canMailReset } from "@/lib/auth/password";
import { readFlash } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

/** /forgot-password with a flash message. */
export default async function ForgotPasswordMessagePage() {
  return <ForgotPasswordScreen canReset={canMailReset} flash={await readFlash("/forgot-password", await cookies())} />;
}

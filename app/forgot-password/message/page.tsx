import { cookies } from "next/headers";
import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { canMailReset } from "@/lib/auth/password";
import { readSession } from "@/lib/auth/session";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOfMessage("/forgot-password");

/** /forgot-password with a flash message. */
export default async function ForgotPasswordMessagePage() {
  const flash = await flashOfPage("/forgot-password");
  const session = await readSession(await cookies());
  return (
    <ForgotPasswordScreen
      canReset={canMailReset}
      username={session?.username}
      callbackUrl={flash?.callbackUrl}
      flash={flash}
    />
  );
}

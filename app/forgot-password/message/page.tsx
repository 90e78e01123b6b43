import { cookies } from "next/headers";
import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { readSession } from "@/lib/auth/session";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

/** /forgot-password with a flash message. */
export default async function ForgotPasswordMessagePage() {
  const flash = await flashOfPage("/forgot-password");
  const session = await readSession(await cookies());
  return <ForgotPasswordScreen canReset username={session?.username} callbackUrl={flash?.callbackUrl} flash={flash} />;
}

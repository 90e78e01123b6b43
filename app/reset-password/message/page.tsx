import { cookies } from "next/headers";
import { ResetPasswordScreen } from "@/components/sections/password-screens";
import { readFlash } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/reset-password");

/** /reset-password with a flash message. */
export default async function ResetPasswordMessagePage() {
  const flash = await readFlash("/reset-password", await cookies());
  return <ResetPasswordScreen token={flash?.values?.token} flash={flash} />;
}

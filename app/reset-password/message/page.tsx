import { cookies } from "next/headers";
import { ResetPasswordScreen } from "@/components/sections/password-screens";
import { openResetLink } from "@/lib/auth/password";
import { passwordHint } from "@/lib/auth/password-hint";
import { readFlash } from "@/lib/http/flash-message";
import { contextOfPage } from "@/lib/http/request";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/reset-password");

/** /reset-password with a flash message. */
export default async function ResetPasswordMessagePage() {
  const flash = await readFlash("/reset-password", await cookies());
  const link = await openResetLink(flash?.values?.token, await contextOfPage());
  return <ResetPasswordScreen link={link} passwordHint={passwordHint} flash={flash} />;
}

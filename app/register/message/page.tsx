import { cookies } from "next/headers";
import { RegisterScreen } from "@/components/sections/register-screen";
import { passwordHint } from "@/lib/auth/password-hint";
import { readFlash } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/register");

/** /register with a flash message. */
export default async function RegisterMessagePage() {
  return <RegisterScreen passwordHint={passwordHint} flash={await readFlash("/register", await cookies())} />;
}

import { LoginScreen } from "@/components/sections/login-screen";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/login");

/** /login with the flash message of a form that was posted without JavaScript, or of Google's sign-in. */
export default async function LoginMessagePage() {
  return <LoginScreen flash={await flashOfPage("/login")} />;
}

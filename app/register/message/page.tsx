import { RegisterScreen } from "@/components/sections/register-screen";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/register");

/** /register with a flash message. */
export default async function RegisterMessagePage() {
  return <RegisterScreen flash={await flashOfPage("/register")} />;
}

import { RegisterScreen } from "@/components/sections/register-screen";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/register");

export default function RegisterPage() {
  return <RegisterScreen />;
}

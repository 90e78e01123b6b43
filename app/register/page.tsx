import { RegisterScreen } from "@/components/sections/register-screen";
import { register } from "@/content/account";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(register.meta, "/register");

export default function RegisterPage() {
  return <RegisterScreen />;
}

import { LoginScreen } from "@/components/sections/login-screen";
import { login } from "@/content/account";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(login.meta, "/login");

export default function LoginPage() {
  return <LoginScreen />;
}

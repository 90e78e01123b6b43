import { LoginScreen } from "@/components/sections/login-screen";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/login");

export default function LoginPage() {
  return <LoginScreen />;
}

import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { linkGoogle } from "@/content/account";
import { sessionOfPage } from "../session-of-page";

export const metadata = { ...linkGoogle.meta, robots: { index: false } };

export default async function LinkGooglePage() {
  await sessionOfPage();
  return <LinkGoogleScreen />;
}

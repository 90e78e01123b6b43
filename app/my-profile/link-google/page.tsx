import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { linkGoogle } from "@/content/account";

export const metadata = { ...linkGoogle.meta, robots: { index: false } };

/** Rendered per request: its forms are for the owner of a session. */
export const dynamic = "force-dynamic";

export default function LinkGooglePage() {
  return <LinkGoogleScreen />;
}

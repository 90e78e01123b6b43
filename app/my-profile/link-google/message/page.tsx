import { cookies } from "next/headers";
import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { linkGoogle } from "@/content/account";
import { readFlash } from "@/lib/http/flash-message";

export const metadata = { ...linkGoogle.meta, robots: { index: false } };

/** /my-profile/link-google with a flash message. */
export default async function LinkGoogleMessagePage() {
  return <LinkGoogleScreen flash={await readFlash("/my-profile/link-google", await cookies())} />;
}

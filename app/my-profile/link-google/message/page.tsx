import { cookies } from "next/headers";
import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { linkGoogle } from "@/content/account";
import { readFlash } from "@/lib/http/flash-message";
import { sessionOfPage } from "../../session-of-page";

export const metadata = { ...linkGoogle.meta, robots: { index: false } };

/** /my-profile/link-google with a flash message. */
export default async function LinkGoogleMessagePage() {
  await sessionOfPage();
  return <LinkGoogleScreen flash={await readFlash("/my-profile/link-google", await cookies())} />;
}

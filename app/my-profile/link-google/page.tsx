import { cookies } from "next/headers";
import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { linkGoogle } from "@/content/account";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { sessionOfPage } from "../session-of-page";

export const metadata = { ...linkGoogle.meta, robots: { index: false } };

export default async function LinkGooglePage() {
  await sessionOfPage();
  return <LinkGoogleScreen isExpired={!(await readPendingGoogle(await cookies(), "google-link"))} />;
}

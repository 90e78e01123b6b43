import { cookies } from "next/headers";
import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { linkGoogle } from "@/content/account";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { requirePageSession } from "../require-page-session";

export const metadata = { ...linkGoogle.meta, robots: { index: false } };

export default async function LinkGooglePage() {
  await requirePageSession();
  return <LinkGoogleScreen isExpired={!(await readPendingGoogle(await cookies(), "google-link"))} />;
}

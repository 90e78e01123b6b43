import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { GoogleConflictScreen } from "@/components/sections/password-screens";
import { googleConflict } from "@/content/account";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { readFlash } from "@/lib/http/flash-message";

export const metadata = { ...googleConflict.meta, robots: { index: false } };

/** /login/google with a flash message. */
export default async function GoogleConflictMessagePage() {
  const store = await cookies();
  const pending = await readPendingGoogle(store, "google-conflict");
  if (!pending) redirect("/login");
  const flash = await readFlash("/login/google", store);
  return <GoogleConflictScreen email={pending.email} callbackUrl={flash?.callbackUrl} flash={flash} />;
}

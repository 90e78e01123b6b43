import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { GoogleConflictScreen } from "@/components/sections/password-screens";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";
import { metadata } from "../page";

export const generateMetadata = () => metadataOfMessage("/login/google", metadata);

/** /login/google with a flash message. */
export default async function GoogleConflictMessagePage() {
  const pending = await readPendingGoogle(await cookies(), "google-conflict");
  if (!pending) redirect("/login");
  const flash = await flashOfPage("/login/google");
  return <GoogleConflictScreen email={pending.email} callbackUrl={flash?.callbackUrl} flash={flash} />;
}

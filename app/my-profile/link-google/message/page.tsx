import { cookies } from "next/headers";
import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";
import { requirePageSession } from "../../require-page-session";
import { metadata } from "../page";

export const generateMetadata = () => metadataOfMessage("/my-profile/link-google", metadata);

/** /my-profile/link-google with a flash message. */
export default async function LinkGoogleMessagePage() {
  await requirePageSession();
  const pending = await readPendingGoogle(await cookies(), "google-link");
  return <LinkGoogleScreen isExpired={!pending} flash={await flashOfPage("/my-profile/link-google")} />;
}

import { LinkGoogleScreen } from "@/components/sections/password-screens";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";
import { sessionOfPage } from "../../session-of-page";
import { metadata } from "../page";

export const generateMetadata = () => metadataOfMessage("/my-profile/link-google", metadata);

/** /my-profile/link-google with a flash message. */
export default async function LinkGoogleMessagePage() {
  await sessionOfPage();
  return <LinkGoogleScreen flash={await flashOfPage("/my-profile/link-google")} />;
}

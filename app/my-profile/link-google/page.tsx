import { LinkGoogle } from "@/app/account-screens";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/my-profile/link-google");

export default function LinkGooglePage() {
  return <LinkGoogle />;
}

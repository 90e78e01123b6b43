import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";
import { ProfileScreen } from "../profile-screen";

export const generateMetadata = () => metadataOfMessage("/my-profile");

/** /my-profile with a flash message. */
export default async function ProfileMessagePage() {
  return <ProfileScreen flash={await flashOfPage("/my-profile")} />;
}

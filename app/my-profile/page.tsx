import { metadataOf } from "@/lib/seo/metadata";
import { ProfileScreen } from "./profile-screen";

export const metadata = metadataOf("/my-profile");

export default function MyProfilePage() {
  return <ProfileScreen />;
}

import { cookies } from "next/headers";
import { readFlash } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";
import { ProfileScreen } from "../profile-screen";

export const metadata = metadataOf("/my-profile");

/** /my-profile with a flash message. */
export default async function ProfileMessagePage() {
  return <ProfileScreen flash={await readFlash("/my-profile", await cookies())} />;
}

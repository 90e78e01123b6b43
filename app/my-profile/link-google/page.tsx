import { cookies } from "next/headers";
import { LinkGooglePage } from "@/components/pages/password-pages";
import { readPendingGoogle } from "@/lib/accounts/link-google";
import { requirePageSession } from "@/lib/accounts/page-session";
import type { FlashMessage } from "@/lib/forms/define";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/my-profile/link-google");

export default async function Page({ flash }: { flash?: FlashMessage }) {
  await requirePageSession();
  const token = await readPendingGoogle(await cookies());
  return <LinkGooglePage isExpired={!token} flash={flash} />;
}

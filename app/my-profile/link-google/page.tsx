import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { LinkGooglePage } from "@/components/pages/password-pages";
import { linkGoogleForm } from "@/lib/accounts/forms";
import { isLinkOf, readPendingLink } from "@/lib/accounts/link-google";
import { requirePageSession } from "@/lib/accounts/session";
import type { FlashMessage } from "@/lib/forms/define";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/my-profile/link-google");

export default async function Page({ flash }: { flash?: FlashMessage }) {
  const session = await requirePageSession();
  const link = await readPendingLink(await cookies());
  // The form's handler rejects a link of another account.
  if (link && !isLinkOf(session, link)) redirect(linkGoogleForm.action);
  return <LinkGooglePage link={link && { google: link.email, account: session.username }} flash={flash} />;
}

import { headers } from "next/headers";
import { ProfilePage } from "@/components/pages/profile-page";
import { accountFeatures } from "@/lib/accounts/features";
import { findProfile } from "@/lib/accounts/profile";
import { redirectExpiredPage, requirePageSession } from "@/lib/accounts/session";
import type { FlashMessage } from "@/lib/forms/define";
import { contextOf } from "@/lib/http";
import { toCallbackPath } from "@/lib/http/callback-url";
import { metadataOf } from "@/lib/seo";
import { siteUrl } from "@/lib/settings/env";

export const metadata = metadataOf("/my-profile");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
  flash?: FlashMessage;
}

export default async function MyProfilePage({ searchParams, flash }: Props) {
  const params = await searchParams;
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  );
  const path = query.size ? `/my-profile?${query}` : undefined;
  const session = await requirePageSession(path);
  const lookup = await findProfile(session, contextOf({ headers: await headers() }));
  if (lookup.kind === "expired") redirectExpiredPage(path);
  return (
    <ProfilePage
      username={session.username}
      role={session.role}
      lookup={lookup}
      features={accountFeatures}
      callbackUrl={flash?.callbackUrl ?? toCallbackPath(params.callbackUrl, siteUrl)}
      flash={flash}
    />
  );
}

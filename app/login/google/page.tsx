import { GoogleConflict } from "@/app/account-screens";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/login/google");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function GoogleConflictPage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  return <GoogleConflict callbackUrl={toCallbackPath(callbackUrl, siteUrl)} />;
}

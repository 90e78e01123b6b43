import { Profile } from "@/app/account-screens";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/my-profile");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MyProfilePage({ searchParams }: Props) {
  const params = await searchParams;
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  );
  return (
    <Profile
      path={query.size ? `/my-profile?${query}` : undefined}
      callbackUrl={toCallbackPath(params.callbackUrl, siteUrl)}
    />
  );
}

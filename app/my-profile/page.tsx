import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { metadataOf } from "@/lib/seo/metadata";
import { ProfileScreen } from "./profile-screen";

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
    <ProfileScreen
      path={query.size ? `/my-profile?${query}` : undefined}
      callbackUrl={toCallbackPath(params.callbackUrl, siteUrl)}
    />
  );
}

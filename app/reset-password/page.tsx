import { ResetPassword } from "@/app/account-screens";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/reset-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <ResetPassword token={typeof token === "string" ? token : undefined} />;
}

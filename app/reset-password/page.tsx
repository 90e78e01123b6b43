import { ResetPasswordScreen } from "@/components/sections/password-screens";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/reset-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <ResetPasswordScreen token={typeof token === "string" ? token : undefined} />;
}

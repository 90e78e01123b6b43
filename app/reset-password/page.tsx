import { ResetPasswordScreen } from "@/components/sections/password-screens";
import { openResetLink } from "@/lib/auth/password";
import { passwordHint } from "@/lib/auth/password-hint";
import { contextOfPage } from "@/lib/http/request";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/reset-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const link = await openResetLink(typeof token === "string" ? token : undefined, await contextOfPage());
  return <ResetPasswordScreen link={link} passwordHint={passwordHint} />;
}

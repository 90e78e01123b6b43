import { cookies, headers } from "next/headers";
import { ForgotPasswordPage } from "@/components/pages/password-pages";
import { accountFeatures } from "@/lib/accounts/features";
import { readSession } from "@/lib/accounts/session";
import type { FlashMessage } from "@/lib/forms/define";
import { callbackOf } from "@/lib/forms/handle";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/forgot-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
  flash?: FlashMessage;
}

export default async function Page({ searchParams, flash }: Props) {
  const session = await readSession(await cookies());
  const callbackUrl = callbackOf(await searchParams, { headers: await headers() });
  return (
    <ForgotPasswordPage
      canReset={accountFeatures.canMailReset}
      username={session?.username}
      callbackUrl={flash?.callbackUrl ?? callbackUrl}
      flash={flash}
    />
  );
}

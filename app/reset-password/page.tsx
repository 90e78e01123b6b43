import { headers } from "next/headers";
import { ResetPasswordPage } from "@/components/pages/password-pages";
import { accountFeatures } from "@/lib/accounts/features";
import { openResetLink } from "@/lib/accounts/reset-password";
import type { FlashMessage } from "@/lib/forms/define";
import { contextOf } from "@/lib/http";
import { metadataOf } from "@/lib/seo";

export const metadata = {
  ...metadataOf("/reset-password"),
  // The query is the key to an account. ("no-referrer" would make browsers post the form with `Origin: null`.)
  referrer: "strict-origin" as const,
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
  flash?: FlashMessage;
}

export default async function Page({ searchParams, flash }: Props) {
  const { token = flash?.values?.token } = await searchParams;
  const known = typeof token === "string" ? token : undefined;
  // A browser without cookies has lost the link's token.
  const link =
    flash?.message && !known
      ? { problem: flash.message }
      : await openResetLink(known, contextOf({ headers: await headers() }));
  return <ResetPasswordPage link={link} passwordHint={accountFeatures.passwordHint} flash={flash} />;
}

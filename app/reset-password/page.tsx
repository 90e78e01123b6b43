import { ResetPassword } from "@/app/account-screens";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = {
  ...metadataOf("/reset-password"),
  // The query is the key to an account. (Under "no-referrer" browsers would post the form with `Origin: null`.)
  referrer: "strict-origin" as const,
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <ResetPassword token={typeof token === "string" ? token : undefined} />;
}

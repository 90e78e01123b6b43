import { cookies, headers } from "next/headers";
import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { canMailReset } from "@/lib/auth/password";
import { readSession } from "@/lib/auth/session";
import { callbackOf } from "@/lib/http/form-handler";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ForgotPasswordPage({ searchParams }: Props) {
  const session = await readSession(await cookies());
  return (
    <ForgotPasswordScreen
      canReset={canMailReset}
      username={session?.username}
      callbackUrl={callbackOf(await searchParams, { headers: await headers() })}
    />
  );
}

import { cookies, headers } from "next/headers";
import { ForgotPasswordScreen } from "@/components/sections/password-screens";
import { hasExtension } from "@/lib/auth/extensions";
import { readSession } from "@/lib/auth/session";
import { callbackOf } from "@/lib/http/form-handler";
import { contextOfPage } from "@/lib/http/request";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ForgotPasswordPage({ searchParams }: Props) {
  const session = await readSession(await cookies());
  return (
    <ForgotPasswordScreen
      canReset={await hasExtension("requestPasswordReset", await contextOfPage())}
      username={session?.username}
      callbackUrl={callbackOf(await searchParams, { headers: await headers() })}
    />
  );
}

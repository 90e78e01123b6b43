import { headers } from "next/headers";
import { ForgotPassword } from "@/app/account-screens";
import { callbackOf } from "@/lib/http/form-handler";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/forgot-password");

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ForgotPasswordPage({ searchParams }: Props) {
  return <ForgotPassword callbackUrl={callbackOf(await searchParams, { headers: await headers() })} />;
}

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { GoogleConflictScreen } from "@/components/sections/password-screens";
import { googleConflict } from "@/content/account";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";

export const metadata = { ...googleConflict.meta, robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function GoogleConflictPage({ searchParams }: Props) {
  const pending = await readPendingGoogle(await cookies(), "google-conflict");
  if (!pending) redirect("/login");
  const { callbackUrl } = await searchParams;
  return <GoogleConflictScreen email={pending.email} callbackUrl={toCallbackPath(callbackUrl, siteUrl)} />;
}

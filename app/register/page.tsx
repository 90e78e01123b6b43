import { RegisterPage } from "@/components/pages/register-page";
import { accountFeatures } from "@/lib/accounts/features";
import type { FlashMessage } from "@/lib/forms/define";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/register");

export default function Page({ flash }: { flash?: FlashMessage }) {
  const { passwordHint, canSaveRecord } = accountFeatures;
  return <RegisterPage passwordHint={passwordHint} hasKinds={canSaveRecord} flash={flash} />;
}

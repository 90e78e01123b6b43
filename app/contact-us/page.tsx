import type { ComponentProps } from "react";
import { ContactPage } from "@/components/pages/contact-page";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/contact-us");

export default function Page({ flash, prefill }: Pick<ComponentProps<typeof ContactPage>, "flash" | "prefill">) {
  return <ContactPage flash={flash} prefill={prefill} isSampleMarkHidden={isSampleMarkHidden} />;
}

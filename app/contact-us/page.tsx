import type { ComponentProps } from "react";
import { ContactPage } from "@/components/pages/contact-page";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/contact-us");

export default function Page({ flash, prefill }: ComponentProps<typeof ContactPage>) {
  return <ContactPage flash={flash} prefill={prefill} />;
}

import type { ComponentProps } from "react";
import { ContactPage } from "@/components/pages/contact-page";
import { SampleNotice } from "@/components/pages/parts/sample-notice";
import { contactUs } from "@/content/contact-us";
import { isSampleMarkHidden } from "@/lib/indexing";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/contact-us");

export default function Page({ flash, prefill }: ComponentProps<typeof ContactPage>) {
  return (
    <>
      <ContactPage flash={flash} prefill={prefill} />
      <div className="bg-ink-50">
        <SampleNotice of={contactUs} isHidden={isSampleMarkHidden} />
      </div>
    </>
  );
}

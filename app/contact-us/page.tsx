import { ContactScreen } from "@/components/sections/contact-screen";
import { SampleNotice } from "@/components/sections/sample-notice";
import { contactUs } from "@/content/contact-us";
import { isIndexingOpen } from "@/lib/seo/indexing";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

export default function ContactPage() {
  return (
    <>
      <ContactScreen />
      {!isIndexingOpen && <SampleNotice of={contactUs} />}
    </>
  );
}

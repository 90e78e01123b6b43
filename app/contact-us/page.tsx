import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ContactPage } from "@/components/pages/contact-page";
import { contactUs } from "@/content/contact-us";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

export default function Page() {
  return (
    <>
      <ContactPage />
      <ClosedSiteNotice of={contactUs} />
    </>
  );
}

import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ContactScreen } from "@/components/sections/contact-screen";
import { contactUs } from "@/content/contact-us";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

export default function ContactPage() {
  return (
    <>
      <ContactScreen />
      <ClosedSiteNotice of={contactUs} />
    </>
  );
}

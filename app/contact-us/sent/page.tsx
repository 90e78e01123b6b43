import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ContactPage } from "@/components/pages/contact-page";
import { contactUs } from "@/content/contact-us";
import { forms } from "@/lib/forms/registry";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

/** /contact-us after a message was sent without JavaScript. */
export default function ContactSentPage() {
  return (
    <>
      <ContactPage flash={{ message: forms.contact.success.message, isSuccess: true }} />
      <ClosedSiteNotice of={contactUs} />
    </>
  );
}

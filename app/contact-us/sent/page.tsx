import ContactUs, { metadata as page } from "@/app/contact-us/page";
import { contactUs } from "@/content/contact-us";
import { contact } from "@/content/messages";

export const metadata = { ...page, title: contactUs.sentTitle };

/** /contact-us after a message was sent without JavaScript. */
export default function ContactSentPage() {
  return <ContactUs flash={{ message: contact.success, isSuccess: true }} />;
}

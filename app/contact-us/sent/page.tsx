import ContactUs from "@/app/contact-us/page";
import { contact } from "@/content/messages";

export { metadata } from "@/app/contact-us/page";

/** /contact-us after a message was sent without JavaScript. */
export default function ContactSentPage() {
  return <ContactUs flash={{ message: contact.success, isSuccess: true }} />;
}

import ContactUs, { metadata as page } from "@/app/contact-us/page";
import * as messages from "@/content/messages";

export const metadata = { ...page, title: messages.successPrefix + page.title };

/** /contact-us after a message was sent without JavaScript. */
export default function ContactSentPage() {
  return <ContactUs flash={{ message: messages.contact.success, isSuccess: true }} />;
}

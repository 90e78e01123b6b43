import { ContactScreen } from "@/components/sections/contact-screen";
import * as messages from "@/content/messages";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

/** /contact-us after a message was sent without JavaScript. */
export default function ContactSentPage() {
  return <ContactScreen flash={{ message: messages.contact.success, isSuccess: true }} />;
}

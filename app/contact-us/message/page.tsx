import { cookies } from "next/headers";
import { ContactScreen } from "@/components/sections/contact-screen";
import { messages } from "@/content/messages";
import { readFlash } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

/** /contact-us after a message that was not accepted; a browser may refuse cookies. */
export default async function ContactMessagePage() {
  const flash = await readFlash("/contact-us", await cookies());
  return <ContactScreen flash={flash ?? { message: messages.contact.notSent }} />;
}

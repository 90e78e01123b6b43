import { ContactScreen } from "@/components/sections/contact/contact-screen";
import { contactUs } from "@/content/contact-us";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(contactUs.meta, "/contact-us");

export default function ContactPage() {
  return <ContactScreen />;
}

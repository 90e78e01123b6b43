import { ContactScreen } from "@/components/sections/contact-screen";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

export default function ContactPage() {
  return <ContactScreen />;
}

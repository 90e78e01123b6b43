import { ContactScreen } from "@/components/sections/contact-screen";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOfMessage("/contact-us");

/** /contact-us after a message that was not accepted. */
export default async function ContactMessagePage() {
  return <ContactScreen flash={await flashOfPage("/contact-us")} />;
}

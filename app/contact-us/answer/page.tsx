import { ContactScreen } from "@/components/sections/contact/contact-screen";
import { readEnquiryAnswer } from "@/lib/enquiries/answer";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

/** /contact-us with what a form without script is answered; see the rewrites in next.config.mjs. */
export default async function ContactAnswerPage({ searchParams }: PageProps<"/contact-us/answer">) {
  return <ContactScreen answer={await readEnquiryAnswer("contact", searchParams)} />;
}

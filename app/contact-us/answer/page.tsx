import { cookies } from "next/headers";
import { ContactScreen } from "@/components/sections/contact/contact-screen";
import { contactUs } from "@/content/contact-us";
import { readFormAnswer } from "@/lib/http/form-answer";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(contactUs.meta, "/contact-us");

/** /contact-us with what a form without script is answered; see the rewrites in next.config.mjs. */
export default async function ContactAnswerPage() {
  return <ContactScreen answer={await readFormAnswer("/contact-us", await cookies())} />;
}

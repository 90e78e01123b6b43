import { cookies } from "next/headers";
import { ContactScreen } from "@/components/sections/contact/contact-screen";
import { readFormAnswer } from "@/lib/http/form-answer";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

/** /contact-us with what a form without script is answered; see the rewrites in next.config.mjs. */
export default async function ContactAnswerPage() {
  return <ContactScreen answer={await readFormAnswer("/contact-us", await cookies())} />;
}

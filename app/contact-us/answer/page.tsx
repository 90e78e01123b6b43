import { DraftScript } from "@/components/forms/draft-script";
import { ContactScreen } from "@/components/sections/contact/contact-screen";
import { readEnquiryAnswer } from "@/lib/enquiries/answer";
import { scriptNonce } from "@/lib/http/script-nonce";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/contact-us");

/** /contact-us with what a form without script is answered; see the rewrites in next.config.mjs. */
export default async function ContactAnswerPage({ searchParams }: PageProps<"/contact-us/answer">) {
  const answer = await readEnquiryAnswer("contact", searchParams);
  return (
    <>
      <ContactScreen answer={answer} />
      <DraftScript nonce={await scriptNonce()} sent={answer.isSuccess ? "contact" : undefined} />
    </>
  );
}

import { DraftScript } from "@/components/forms/draft-script";
import { HomeScreen } from "@/components/sections/home/home-screen";
import { readEnquiryAnswer } from "@/lib/enquiries/answer";
import { scriptNonce } from "@/lib/http/script-nonce";

export { metadata } from "../../page";

/** The home page with what its form without script is answered; see the rewrites in next.config.mjs. */
export default async function HomeAnswerPage({ searchParams }: PageProps<"/home/answer">) {
  const answer = await readEnquiryAnswer("subscribe", searchParams);
  return (
    <>
      <HomeScreen answer={answer} />
      <DraftScript nonce={await scriptNonce()} sent={answer.isSuccess ? "subscribe" : undefined} />
    </>
  );
}

import { HomeScreen } from "@/components/sections/home/home-screen";
import { readEnquiryAnswer } from "@/lib/enquiries/answer";

export { metadata } from "../../page";

/** The home page with what its form without script is answered; see the rewrites in next.config.mjs. */
export default async function HomeAnswerPage({ searchParams }: PageProps<"/home/answer">) {
  return <HomeScreen answer={await readEnquiryAnswer("subscribe", searchParams)} />;
}

import { cookies } from "next/headers";
import { HomeScreen } from "@/components/sections/home/home-screen";
import { readFormAnswer } from "@/lib/http/form-answer";

export { metadata } from "../../page";

/** The home page with what its form without script is answered; see the rewrites in next.config.mjs. */
export default async function HomeAnswerPage() {
  return <HomeScreen answer={await readFormAnswer("/", await cookies())} />;
}

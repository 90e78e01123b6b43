import { cookies } from "next/headers";
import { HomeScreen } from "@/components/sections/home-screen";
import { messages } from "@/content/messages";
import { readFlash } from "@/lib/http/flash-message";

export { metadata } from "../../page";

/** The home page after an email address that was not accepted; a browser may refuse cookies. */
export default async function HomeMessagePage() {
  const flash = await readFlash("/home", await cookies());
  return <HomeScreen flash={flash ?? { message: messages.subscribe.notSent }} />;
}

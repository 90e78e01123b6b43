import { HomeScreen } from "@/components/sections/home-screen";
import * as messages from "@/content/messages";

export { metadata } from "../../page";

/** The home page after an email address was sent without JavaScript. */
export default function HomeSentPage() {
  return <HomeScreen flash={{ message: messages.subscribe.success, isSuccess: true }} />;
}

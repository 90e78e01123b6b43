import Home from "@/app/page";
import { subscribe } from "@/content/messages";

export { metadata } from "@/app/page";

/** The home page after an email address was sent without JavaScript. */
export default function HomeSentPage() {
  return <Home flash={{ message: subscribe.success, isSuccess: true }} />;
}

import Home, { metadata as page } from "@/app/page";
import { home } from "@/content/home";
import { subscribe } from "@/content/messages";

export const metadata = { ...page, title: home.sentTitle };

/** The home page after an email address was sent without JavaScript. */
export default function HomeSentPage() {
  return <Home flash={{ message: subscribe.success, isSuccess: true }} />;
}

import Home from "@/app/page";
import * as messages from "@/content/messages";
import { metadataOf } from "@/lib/seo";

const page = metadataOf("/");
export const metadata = { ...page, title: messages.successPrefix + page.title };

/** The home page after an email address was sent without JavaScript. */
export default function HomeSentPage() {
  return <Home flash={{ message: messages.subscribe.success, isSuccess: true }} />;
}

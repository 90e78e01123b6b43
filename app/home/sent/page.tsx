import { HomePage } from "@/components/pages/home-page";
import { forms } from "@/lib/forms/registry";

export { metadata } from "../../page";

/** The home page after an email address was sent without JavaScript. */
export default function HomeSentPage() {
  return <HomePage flash={{ message: forms.subscribe.success.message, isSuccess: true }} />;
}

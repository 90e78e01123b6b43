import { HomeScreen } from "@/components/sections/home-screen";
import { flashOfPage } from "@/lib/http/flash-message";
import { metadataOfMessage } from "@/lib/seo/metadata";

export const generateMetadata = () => metadataOfMessage("/home");

/** The home page after an email address that was not accepted. */
export default async function HomeMessagePage() {
  return <HomeScreen flash={await flashOfPage("/home")} />;
}

import { HomeScreen } from "@/components/sections/home-screen";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/");

export default function HomePage() {
  return <HomeScreen />;
}

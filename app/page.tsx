import { HomeScreen } from "@/components/sections/home/home-screen";
import { home } from "@/content/home";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(home.meta, "/");

export default function HomePage() {
  return <HomeScreen />;
}

import { SubscribeForm } from "@/components/forms/subscribe-form";
import { ClosingCta } from "@/components/sections/closing-cta";
import { Climb } from "@/components/sections/home/climb";
import { FocusCards } from "@/components/sections/home/focus-cards";
import { Footprint } from "@/components/sections/home/footprint";
import { HomeHero } from "@/components/sections/home/home-hero";
import { Plates } from "@/components/sections/home/plates";
import { home } from "@/content/home";
import { solutions } from "@/content/navigation";
import { solutionPages } from "@/content/pages";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(home.meta, "/");

const plates = home.work.order.map((slug) => ({ href: `${solutions.path}/${slug}`, page: solutionPages[slug] }));

export default function HomePage() {
  return (
    <>
      <HomeHero {...home.hero}>
        <SubscribeForm texts={home.subscribe} />
      </HomeHero>
      <FocusCards {...home.focus} />
      <Plates title={home.work.title} lead={home.work.lead} plates={plates} />
      <Climb {...home.climb} />
      <Footprint {...home.footprint} />
      <ClosingCta cta={home.cta} range="a" tone="forest" isBig />
    </>
  );
}

import type { ComponentProps } from "react";
import { SubscribeForm } from "@/components/forms/subscribe-form";
import { home } from "@/content/home";
import { solutions } from "@/content/navigation";
import { solutionPages } from "@/content/pages";
import { ClosingCta } from "../closing-cta";
import { Climb } from "./climb";
import { FocusCards } from "./focus-cards";
import { Footprint } from "./footprint";
import { HomeHero } from "./home-hero";
import { Plates } from "./plates";

const plates = home.work.order.map((slug) => ({ href: `${solutions.path}/${slug}`, page: solutionPages[slug] }));

export function HomeScreen({ answer }: Pick<ComponentProps<typeof SubscribeForm>, "answer">) {
  return (
    <>
      <HomeHero {...home.hero}>
        <SubscribeForm texts={home.subscribe} answer={answer} />
      </HomeHero>
      <FocusCards {...home.focus} />
      <Plates title={home.work.title} lead={home.work.lead} plates={plates} />
      <Climb {...home.climb} />
      <Footprint {...home.footprint} />
      <ClosingCta cta={home.cta} range="a" tone="forest" isBig />
    </>
  );
}

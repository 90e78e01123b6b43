import type { ComponentProps } from "react";
import { products } from "@/components/figures";
import { SubscribeForm } from "@/components/forms/subscribe-form";
import { Art } from "@/components/ui/art";
import africa from "@/components/ui/art/africa.svg";
import hills from "@/components/ui/art/hills/home.svg";
import { home } from "@/content/home";
import { contactLink } from "@/content/menus";
import { firstCall } from "@/content/next-step";
import { pageContent } from "@/content/pages";
import { subscribeForm } from "@/lib/enquiries/forms";
import { ClosingCta } from "./parts/closing-cta";
import { FocusCards } from "./parts/focus-cards";
import { HeroAction } from "./parts/heroes";
import { HomeHero } from "./parts/home-hero";
import { ProcessSteps } from "./parts/process-steps";
import { ProductShowcase } from "./parts/product-showcase";
import { SampleSheets } from "./parts/sample-sheets";
import "./home-page.css";

const { first, others } = home.work;
const showcase = {
  first: { href: first.path, page: pageContent[first.path], Figure: products[first.path].tabs[first.tab] },
  others: others.map((path) => ({ href: path, page: pageContent[path], picture: products[path].picture })),
};

export function HomePage({ flash }: Pick<ComponentProps<typeof SubscribeForm>, "flash">) {
  return (
    <>
      <HomeHero {...home.hero}>
        <SubscribeForm action={subscribeForm.action} texts={home.subscribe} promise={firstCall.work} flash={flash} />
        <div className="if-user">
          <HeroAction label={contactLink.label} />
        </div>
      </HomeHero>
      <FocusCards {...home.focus} />
      <ProductShowcase title={home.work.title} lead={home.work.lead} {...showcase} />
      <ProcessSteps {...home.process} />
      <SampleSheets {...home.documents} />
      <Footprint {...home.footprint} />
      <ClosingCta cta={home.cta} hills={hills} />
    </>
  );
}

interface FootprintProps {
  title: string;
  lead: string;
  mapAlt: string;
  mapLabels: { rwanda: string; zimbabwe: string };
}

/** A map of Africa with the places where the company works. */
function Footprint({ title, lead, mapAlt, mapLabels }: FootprintProps) {
  return (
    <section>
      <div className="wrap grid py-section items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="text-h2 lg:max-w-[440px]">{title}</h2>
          <p className="mt-4 max-w-[440px] text-lead text-ink-700">{lead}</p>
        </div>
        <div className="relative mx-auto w-full max-w-[640px] max-xs:w-3/5 text-sm font-semibold md:text-body print:hidden">
          <Art picture={africa} alt={mapAlt} className="w-full" />
          <span aria-hidden="true" className="absolute top-[52.5%] left-[84%] [translate:0_-50%]">
            {mapLabels.rwanda}
          </span>{" "}
          <span aria-hidden="true" className="absolute top-[76%] right-[65%] [translate:0_-50%] text-green-800">
            {mapLabels.zimbabwe}
          </span>
        </div>
      </div>
    </section>
  );
}

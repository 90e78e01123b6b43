import type { ComponentProps } from "react";
import { products } from "@/components/figures";
import { SubscribeForm } from "@/components/forms/subscribe-form";
import { Art } from "@/components/ui/art";
import africa from "@/components/ui/art/africa.svg";
import hills from "@/components/ui/art/hills/home.svg";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { contactLink, thisSiteLink } from "@/content/menus";
import { pageContent } from "@/content/pages";
import { subscribeForm } from "@/lib/enquiries/forms";
import { ClosingCta } from "./parts/closing-cta";
import { FocusCards } from "./parts/focus-cards";
import { HomeHero } from "./parts/home-hero";
import { ProcessSteps } from "./parts/process-steps";
import { ProductShowcase } from "./parts/product-showcase";
import "./home-page.css";

const { first, others } = home.work;
const showcase = {
  first: { href: first.path, page: pageContent[first.path], Figure: products[first.path].tabs[first.tab] },
  others: others.map((path) => ({ href: path, page: pageContent[path] })),
};

export function HomePage({ flash }: Pick<ComponentProps<typeof SubscribeForm>, "flash">) {
  return (
    <>
      <HomeHero {...home.hero}>
        <SubscribeForm action={subscribeForm.action} texts={home.subscribe} flash={flash} />
        <ButtonLink href={contactLink.href} className="if-user mt-8 mb-4 lg:justify-self-start">
          {contactLink.label}
        </ButtonLink>{" "}
      </HomeHero>
      <FocusCards {...home.focus} />
      <ProductShowcase title={home.work.title} lead={home.work.lead} {...showcase} />
      <ProcessSteps {...home.process} />
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
  proof: { title: string; text: string; link: string };
}

/** A map of Africa with the places where the company works, and work of it that anybody can check. */
function Footprint({ title, lead, mapAlt, mapLabels, proof }: FootprintProps) {
  return (
    <section>
      <div className="wrap grid pb-section items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="text-h2 lg:max-w-[420px]">{title}</h2>
          <p className="mt-4 max-w-[430px] text-lead text-ink-700">{lead}</p>
          <h3 className="border-ink-950 mt-8 border-t-2 pt-4 lg:mt-10 text-h4 lg:max-w-[484px]">{proof.title}</h3>
          <p className="mt-2 max-w-[430px] text-ink-700">{proof.text}</p>
          <a href={thisSiteLink.href} className="text-link arrow mt-2">
            <span className="underlined">{proof.link}</span>
          </a>
        </div>
        <div className="relative mx-auto w-full max-w-[640px] max-xs:w-2/3 text-sm font-semibold md:text-body print:hidden">
          <Art picture={africa} isBelowFold alt={mapAlt} className="w-full" />
          <span aria-hidden="true" className="absolute top-[52.5%] left-[84%] -translate-y-1/2">
            {mapLabels.rwanda}
          </span>
          <span aria-hidden="true" className="absolute top-[76%] right-[65%] -translate-y-1/2 text-green-800">
            {mapLabels.zimbabwe}
          </span>
        </div>
      </div>
    </section>
  );
}

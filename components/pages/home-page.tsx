import type { ComponentProps, ReactNode } from "react";
import { products } from "@/components/figures";
import { OneStand } from "@/components/figures/one-stand";
import { SubscribeForm } from "@/components/forms/subscribe-form";
import { Art } from "@/components/ui/art";
import africa from "@/components/ui/art/africa.svg";
import hills from "@/components/ui/art/hills-home.svg";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { contactLink, thisSiteLink } from "@/content/menus";
import { words } from "@/content/pages";
import { subscribeForm } from "@/lib/enquiries/subscribe.form";
import { ClosingCta } from "./parts/closing-cta";
import { FocusCards } from "./parts/focus-cards";
import { ProcessSteps } from "./parts/process-steps";
import { PLATFORMS_ID, ProductShowcase } from "./parts/product-showcase";
import "./figure-pages.css";

const shown = home.work.order.map(({ path, tab }) => ({
  href: path,
  page: words[path],
  Figure: products[path].tabs[tab],
}));

/** The home page. */
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
      <ProductShowcase title={home.work.title} lead={home.work.lead} products={shown} />
      <ProcessSteps {...home.process} />
      <Footprint {...home.footprint} />
      <ClosingCta cta={home.cta} path="/" />
    </>
  );
}

/** The ids of the groups in the picture, far hills first. */
const HILLS = Array.from({ length: 11 }, (_, i) => `hill-${i}`);

interface HomeHeroProps {
  lines: readonly string[];
  lead: string;
  more: string;
  platforms: string;
  /** The email form, or what a signed-in visitor has instead. */
  children: ReactNode;
}

/** The hills are one cached file, referenced by group so that each can be animated. */
function HomeHero({ lines, lead, more, platforms, children }: HomeHeroProps) {
  return (
    <section
      data-hero="light"
      className="bg-ink-50 relative overflow-hidden pt-[calc(var(--bar)+clamp(10px,4.5vw,64px))] lg:min-h-[840px]"
    >
      <div className="wrap relative z-1 flex flex-col items-start lg:grid lg:grid-cols-[minmax(0,1fr)_min(640px,52vw)] lg:gap-x-12 lg:*:col-start-1">
        <div className="w-full lg:@container">
          <h1 className="text-display lg:text-[13.2cqi]">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </h1>
        </div>
        <p className="mt-3 max-w-[560px] text-lead text-ink-700 md:mt-6">{lead}</p>
        <p className="mt-4 max-w-[540px] text-ink-700 max-lg:order-4">{more}</p>
        {children}
        <a href={`#${PLATFORMS_ID}`} className="text-link arrow mt-1 max-lg:order-5 lg:justify-self-start">
          <span className="underlined">{platforms}</span>
        </a>
        <div className="mt-4 w-full max-lg:order-3 lg:col-start-2! lg:row-start-1 lg:row-span-6 lg:mt-2">
          <OneStand />
        </div>
      </div>
      <svg
        viewBox="0 0 576 264"
        aria-hidden="true"
        preserveAspectRatio="xMaxYMax meet"
        className="mt-6 ml-auto block h-[250px] w-[546px] max-lg:-translate-x-[calc(546px-100vw)] max-lg:ml-0 lg:absolute lg:right-0 lg:bottom-0 lg:mt-0 lg:h-[min(75%,45.83vw)] lg:w-full"
      >
        {HILLS.map((hill) => (
          <g key={hill} className={`hill ${hill}`}>
            <use href={`${hills.src}#${hill}`} />
          </g>
        ))}
      </svg>
    </section>
  );
}

interface FootprintProps {
  title: string;
  lead: string;
  mapAlt: string;
  mapLabels: { rwanda: string; zimbabwe: string };
  proof: { title: string; text: string; link: string };
}

/** Where the company works, on a map of Africa, and its work that anybody can check. */
function Footprint({ title, lead, mapAlt, mapLabels, proof }: FootprintProps) {
  return (
    <section>
      <div className="wrap grid pb-section items-center gap-x-12 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2 lg:max-w-[420px]">{title}</h2>
          <p className="mt-4 max-w-[430px] text-lead text-ink-700">{lead}</p>
          <h3 className="border-ink-950 mt-10 border-t-2 pt-5 text-h4 lg:max-w-[484px]">{proof.title}</h3>
          <p className="mt-2 max-w-[430px] text-ink-700">{proof.text}</p>
          <a href={thisSiteLink.href} className="text-link arrow mt-2">
            <span className="underlined">{proof.link}</span>
          </a>
        </div>
        <div className="relative mx-auto w-full max-w-[640px] max-xs:w-11/12 text-sm font-semibold md:text-body print:hidden">
          <Art picture={africa} alt={mapAlt} className="w-full" />
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

import type { ComponentProps, ReactNode } from "react";
import { Art, ArtSource, picture } from "@/components/art/art";
import { productOf } from "@/components/art/product-image";
import { SubscribeForm } from "@/components/forms/subscribe-form";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { contactLink, solutions } from "@/content/navigation";
import { pageTexts } from "@/content/page-texts";
import { type SolutionSlug, solutionPages } from "@/content/pages";
import type { Crop, Row } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { FocusCards } from "./focus-cards";
import { ProcessSteps } from "./process-steps";
import { productFrames } from "./product-screen";
import { describeStatus, PLATFORMS_ID, ProductShowcase } from "./product-showcase";

const products = home.work.order.map((slug) => ({ href: `${solutions.path}/${slug}`, page: solutionPages[slug] }));

/** The home page. */
export function HomeScreen({ flash }: Pick<ComponentProps<typeof SubscribeForm>, "flash">) {
  return (
    <>
      <HomeHero {...home.hero}>
        <SubscribeForm texts={home.subscribe} flash={flash} />
        <ButtonLink href={contactLink.href} className="if-user mt-8 mb-4 lg:justify-self-start">
          {contactLink.label}
        </ButtonLink>
      </HomeHero>
      <FocusCards {...home.focus} />
      <ProductShowcase title={home.work.title} lead={home.work.lead} products={products} />
      <ProcessSteps {...home.process} />
      <Footprint {...home.footprint} />
      <ClosingCta cta={home.cta} range="a" tone="forest" isBig />
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
  product: SolutionSlug;
  /** The email form, or what a signed-in visitor has instead. */
  children: ReactNode;
}

/** The hills are one cached file, referenced by group so that each can be animated. */
function HomeHero({ lines, lead, more, platforms, product, children }: HomeHeroProps) {
  const hills = picture("hills-home").src;
  return (
    <section
      data-hero="light"
      className="bg-ink-50 relative overflow-hidden pt-[calc(var(--bar)+clamp(10px,4.5vw,64px))] lg:min-h-[880px]"
    >
      <div className="wrap relative z-1 flex flex-col items-start lg:grid lg:grid-cols-[minmax(0,1fr)_min(556px,40vw)] lg:gap-x-6 lg:*:col-start-1">
        <h1 className="text-display">
          {lines.map((line) => (
            <span key={line} className="block lg:whitespace-nowrap">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="mt-3 max-w-[560px] text-lead text-ink-700 md:mt-6">{lead}</p>
        <p className="mt-4 max-w-[540px] text-ink-700 max-lg:order-4">{more}</p>
        {children}
        <a href={`#${PLATFORMS_ID}`} className="text-link arrow mt-1 max-lg:order-5">
          <span className="underlined">{platforms}</span>
        </a>
        <ProductWindow
          slug={product}
          className="mt-4 w-full max-w-[420px] max-lg:order-3 md:max-w-none lg:!col-start-2 lg:row-start-1 lg:row-span-6 lg:mt-[clamp(150px,15vw,220px)]"
        />
      </div>
      <svg
        viewBox="0 0 576 264"
        aria-hidden="true"
        preserveAspectRatio="xMaxYMax meet"
        className="mt-6 ml-auto block h-[250px] w-[546px] max-lg:-translate-x-[calc(546px-100vw)] max-lg:ml-0 lg:absolute lg:right-0 lg:bottom-0 lg:mt-0 lg:h-[min(75%,45.83vw)] lg:w-full"
      >
        {HILLS.map((hill) => (
          <g key={hill} className={`hill ${hill}`}>
            <use href={`${hills}#${hill}`} />
          </g>
        ))}
      </svg>
    </section>
  );
}

/** What the window shows of the screen from 768 px: all of it down to the end of a row. */
const WIDE_CROP: Crop = [0, 0, 1120, 532];

interface ProductWindowProps {
  slug: SolutionSlug;
  className: string;
}

/**
 * A product with its country and status. Drawn by reference, like the hills: as an `<img>` it would be the largest contentful
 * paint, which then waits for 10 kB more than the headline does.
 */
function ProductWindow({ slug, className }: ProductWindowProps) {
  const { title, country, status, imageSrc, imageAlt, features } = solutionPages[slug];
  const product = productOf(imageSrc);
  const screen = <use href={`${picture(`screen-${product}`).src}#screen`} />;
  return (
    <a
      href={`${solutions.path}/${slug}`}
      className={`block overflow-hidden rounded-win bg-white shadow-win ${className}`}
    >
      <svg
        viewBox={productFrames[product].small.join(" ")}
        role="img"
        aria-label={features[0]?.image.alt}
        className="w-full md:hidden"
      >
        {screen}
      </svg>
      <svg viewBox={WIDE_CROP.join(" ")} role="img" aria-label={imageAlt} className="w-full max-md:hidden">
        {screen}
      </svg>
      <span className="border-ink-200 flex justify-between gap-4 border-t px-4 py-3 text-sm">
        <span>
          <span className="font-semibold">{title}</span> {describeStatus(country, status)}
        </span>
        <span className="text-ink-600">{pageTexts.sampleData}</span>
      </span>
    </a>
  );
}

interface FootprintProps {
  title: string;
  lead: string;
  mapAlt: string;
  rows: readonly Row[];
}

/** A map of Africa and the systems in each country. */
function Footprint({ title, lead, mapAlt, rows }: FootprintProps) {
  return (
    <section className="bg-green-100 py-section">
      <div className="wrap grid items-center gap-x-12 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2 lg:max-w-[420px]">{title}</h2>
          <p className="mt-4 max-w-[430px] text-lead text-ink-700">{lead}</p>
          <dl className="border-ink-950 mt-10 border-t-2 lg:max-w-[484px]">
            {rows.map(({ term, description }) => (
              <div key={term} className="grid grid-cols-[132px_1fr] border-b border-green-300 py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="whitespace-pre-line">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
        <picture className="print:hidden">
          <ArtSource name="africa-small" media="(width < 560px)" />
          <Art name="africa" alt={mapAlt} className="mx-auto w-full max-w-[640px]" />
        </picture>
      </div>
    </section>
  );
}

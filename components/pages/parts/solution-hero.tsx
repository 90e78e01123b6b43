import type { ReactNode } from "react";
import { Breadcrumbs, HeroAction, Lead } from "@/components/pages/parts/heroes";
import { Art, type Picture } from "@/components/ui/art";
import { labels } from "@/content/labels";
import type { SolutionPath } from "@/content/menus";
import { firstCallFor } from "@/content/next-step";
import type { SolutionWords } from "@/content/types";

interface SolutionHeroProps {
  path: SolutionPath;
  page: SolutionWords;
  pattern: Picture;
  /** The line below the promise. */
  duration: ReactNode;
  /** The window of the product, whose last 64 px have no text. */
  figure: ReactNode;
}

/**
 * The hero of a solution: black, with the product's window on a pattern below the text. The page cuts the foot of the
 * window. A name that is an acronym is large, with its meaning below.
 */
export function SolutionHero({ path, page, pattern, duration, figure }: SolutionHeroProps) {
  const { title, acronym, acronymMeaning, claim, description, ctaText = labels.detail.ctaText, ctaLink } = page;
  const isAcronym = title === acronym;
  return (
    <section data-hero="dark" className="on-dark bg-ink-950 text-white">
      <div className="wrap pt-[calc(var(--bar)+1.5rem)] pb-8 lg:pt-[calc(var(--bar)+2.5rem)] lg:pb-12">
        <Breadcrumbs path={path} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 lg:grid-cols-[7fr_5fr] lg:gap-x-10 2xl:grid-cols-[1fr_530px]">
          <div>
            <h1 className={isAcronym ? "mt-3 -ml-[.06em] text-acronym" : "text-h1"}>{title}</h1>
            {isAcronym && <p className="mt-4 text-h4">{acronymMeaning}</p>}
            <p className="mt-4 max-w-[520px] text-balance text-h3 text-green-300">{claim}</p>
          </div>
          <div className="lg:pt-2">
            <Lead acronym={acronym}>{description}</Lead>
            <HeroAction label={ctaText} href={ctaLink} tone="white" promise={firstCallFor(path)} />
            {duration}
          </div>
        </div>
      </div>
      {/* A shadow at the cut is that of the page, which lies over the window. */}
      <div className="plate relative grid overflow-clip pt-5 print:overflow-visible after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-4 after:bg-[linear-gradient(to_top,rgb(18_18_18/0.15),transparent)] md:pt-10">
        <Art picture={pattern} isEager className="absolute inset-0 size-full object-cover" />
        <div className="wrap on-light relative -mb-10 [--cut:3.25rem] text-ink-950 md:-mb-16 print:mb-0 print:*:break-inside-auto">
          {figure}
        </div>
      </div>
    </section>
  );
}

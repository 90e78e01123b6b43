import type { ReactNode } from "react";
import { Art } from "@/components/art/art";
import { ButtonLink } from "@/components/ui/button-link";

interface PageHeroProps {
  /** Where the page stands; above the title. */
  crumbs?: ReactNode;
  title: string;
  subtitle: string;
  ctaText?: string;
  /** The name of the picture beside the text. */
  art: string;
}

/** Light hero: text on the left, a wall of pattern that bleeds to the right edge. */
export function PageHero({ crumbs, title, subtitle, ctaText, art }: PageHeroProps) {
  return (
    <section data-hero="light" className="bg-ink-50 relative pt-[var(--bar)] lg:min-h-[656px]">
      <div className="wrap flex flex-col pt-7 lg:min-h-[576px] lg:justify-center lg:pt-0">
        <div className="max-w-[576px] lg:max-w-[min(576px,50vw-var(--gutter))]">
          {crumbs}
          <h1 className="text-h1">{title}</h1>
          <p className="mt-5 max-w-[560px] text-lead text-ink-700">{subtitle}</p>
          {ctaText && (
            <ButtonLink href="/contact-us" className="mt-8">
              {ctaText}
            </ButtonLink>
          )}
        </div>
        <Art
          name={art}
          isEager
          className="mt-9 aspect-5/4 w-full object-cover object-left lg:absolute lg:top-[var(--bar)] lg:right-0 lg:mt-0 lg:aspect-auto lg:h-[576px] lg:w-[calc(50vw-24px)]"
        />
      </div>
    </section>
  );
}

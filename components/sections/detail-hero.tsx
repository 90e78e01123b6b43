import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";

interface DetailHeroProps {
  /** A page tag, or crumbs. */
  above: ReactNode;
  acronym: string;
  title: string;
  description: string;
  ctaText: string;
  /** What fills the stage on the right, or below on narrow screens. */
  children: ReactNode;
}

/** Dark hero: a large acronym, the title in full, and a stage that bleeds to the right edge. */
export function DetailHero({ above, acronym, title, description, ctaText, children }: DetailHeroProps) {
  return (
    <section data-hero="dark" className="on-dark bg-ink-950 relative overflow-hidden pt-[var(--bar)] text-white">
      <div className="wrap flex flex-col justify-center pt-10 pb-10 lg:min-h-[760px] lg:py-10">
        <div className="@container lg:w-[440px]">
          {above}
          <p aria-hidden="true" className={`acronym acronym-${acronym.length} -ml-[.05em]`}>
            {acronym}
          </p>
          <h1 className="mt-7 text-h3 lg:text-[1.875rem] lg:leading-tight">{title}</h1>
          <p className="mt-3 text-lead text-ink-300">{description}</p>
          <ButtonLink href="/contact-us" tone="white" className="mt-8">
            {ctaText}
          </ButtonLink>
        </div>
      </div>
      <div className="relative h-80 overflow-hidden lg:absolute lg:top-[var(--bar)] lg:right-0 lg:bottom-0 lg:left-[calc(max(var(--gutter),(100vw-1200px)/2)+504px)] lg:h-auto">
        {children}
      </div>
    </section>
  );
}

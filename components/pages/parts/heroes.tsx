import type { ReactNode } from "react";
import { Art, type Picture } from "@/components/ui/art";
import { ButtonLink } from "@/components/ui/button-link";
import { MarkedText } from "@/components/ui/marked-text";
import { labels } from "@/content/labels";
import type { ExpertisePath, PagePath } from "@/content/menus";
import { firstCall, firstCallFor } from "@/content/next-step";
import { sitePage } from "@/content/pages";
import type { DetailPage } from "@/content/types";

interface PageHeroProps {
  /** The breadcrumbs above the title. */
  above?: ReactNode;
  title: string;
  subtitle: string;
  ctaText?: string;
  /** The name of the picture beside the text. */
  art: Picture;
}

/** A light hero: text on the left, a picture that bleeds to the right edge. */
export function PageHero({ above, title, subtitle, ctaText, art }: PageHeroProps) {
  return (
    <section data-hero="light" className="bg-ink-50 relative pt-[var(--bar)] lg:min-h-[656px]">
      <div className="wrap flex flex-col pt-7 lg:min-h-[576px] lg:justify-center lg:pt-0">
        <div className="max-w-[576px] lg:max-w-[min(576px,50vw-var(--gutter))]">
          {above}
          <h1 className="text-h1">{title}</h1>
          <p className="mt-5 max-w-[560px] text-lead text-ink-700">
            <MarkedText>{subtitle}</MarkedText>
          </p>
          {ctaText && <HeroAction label={ctaText} />}
        </div>
      </div>
      <Art
        picture={art}
        isEager
        className="mt-8 aspect-2/1 w-full object-cover object-left md:aspect-5/2 lg:absolute lg:top-[var(--bar)] lg:right-0 lg:mt-0 lg:aspect-auto lg:h-[576px] lg:w-[calc(50vw-24px)] lg:max-w-[round(down,50vw-24px,72px)]"
      />
    </section>
  );
}

interface BandHeroProps {
  path: PagePath;
  pattern: Picture;
  children: ReactNode;
}

/** A light hero without a picture: a pattern across the top, and breadcrumbs. */
export const BandHero = ({ path, pattern, children }: BandHeroProps) => (
  <section data-hero="light" className="bg-ink-50 pt-[var(--bar)]">
    <Art picture={pattern} isEager className="h-6 w-full object-cover object-left xs:h-12 md:h-36" />
    <div className="wrap pt-6 pb-8 md:pt-8 md:pb-12 lg:pt-10">
      <Breadcrumbs path={path} />
      {children}
    </div>
  </section>
);

interface SplitHeroProps {
  children: ReactNode;
  /** The figure, in front of a pattern. */
  figure: ReactNode;
  youGet?: string;
}

/**
 * A light hero with its text on the left, and a figure whose pattern bleeds to the right edge; on narrow screens the
 * figure is below.
 */
export function SplitHero({ children, figure, youGet }: SplitHeroProps) {
  return (
    <section
      data-hero="light"
      className="bg-ink-50 pt-[var(--bar)] [--text-width:clamp(440px,38.9vw,560px)] lg:grid lg:min-h-[760px] lg:grid-cols-[calc(var(--edge)+var(--text-width)+48px)_minmax(0,1fr)]"
    >
      <div className="flex flex-col px-[var(--gutter)] py-8 lg:justify-center lg:py-16 lg:pr-12 lg:pl-[var(--edge)]">
        {children}
        {youGet && (
          <dl className="border-ink-500 mt-8 border-t pt-4 text-sm lg:mt-12">
            <dt className="font-semibold">{labels.engagement.youGet}</dt>
            <dd className="mt-1 text-ink-700">{youGet}</dd>
          </dl>
        )}
      </div>
      <div className="grid">{figure}</div>
    </section>
  );
}

interface ServiceHeroProps extends Pick<SplitHeroProps, "figure" | "youGet"> {
  above: ReactNode;
  title: string;
  subtitle: string;
  ctaText: string;
  promise?: string;
  /** The line below the promise. */
  duration?: ReactNode;
}

export function ServiceHero({ above, title, subtitle, ctaText, promise, duration, ...split }: ServiceHeroProps) {
  return (
    <SplitHero {...split}>
      {above}
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 text-lead text-ink-700">
        <MarkedText>{subtitle}</MarkedText>
      </p>
      <HeroAction label={ctaText} promise={promise} />
      {duration}
    </SplitHero>
  );
}

interface ExpertiseHeroProps {
  path: ExpertisePath;
  page: DetailPage;
  /** A link beside the button. */
  second?: { href: string; label: string };
  /** The line below the promise. */
  duration: ReactNode;
  /** The figure, in front of the page's edge. */
  figure: ReactNode;
  pattern: Picture;
}

/**
 * The hero of a page of the Expertise menu: black, with title and lead in one row on wide screens. The figure lies half
 * over the black and half over the page, by two rows of equal height, and the pattern is a ridge between them.
 */
export function ExpertiseHero({ path, page, second, duration, figure, pattern }: ExpertiseHeroProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_1fr]">
      <div data-hero="dark" className="on-dark col-start-1 row-start-1 row-end-3 grid items-end bg-ink-950">
        <Art picture={pattern} isEager className="h-24 w-full object-cover" />
      </div>
      <div className="on-dark relative col-start-1 row-start-1 bg-ink-950 text-white">
        <div className="wrap pt-[calc(var(--bar)+1.5rem)] pb-8 lg:pt-[calc(var(--bar)+3rem)] lg:pb-12">
          <Breadcrumbs path={path} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2 lg:gap-x-6">
            <h1 className="text-h1">{page.title}</h1>
            <div className="lg:max-w-[560px] lg:pt-2">
              <Lead acronym={page.acronym}>{page.description}</Lead>
              <HeroAction
                label={page.ctaText ?? labels.detail.ctaText}
                href={page.ctaLink}
                tone="white"
                promise={firstCallFor(path)}
                second={second}
              />
              {duration}
            </div>
          </div>
        </div>
      </div>
      <div className="wrap relative col-start-1 row-start-2 row-end-4">
        <div className="mx-auto max-w-[960px]">{figure}</div>
      </div>
    </section>
  );
}

/** The lead of a dark hero, which may begin with the page's acronym. */
export function Lead({ acronym, children }: { acronym: string; children: string }) {
  const hasAcronym = children.startsWith(acronym);
  return (
    <p className="text-lead text-ink-300">
      {hasAcronym && <b className="font-bold text-white">{acronym}</b>}
      <MarkedText>{hasAcronym ? children.slice(acronym.length) : children}</MarkedText>
    </p>
  );
}

interface HeroActionProps {
  label: string;
  href?: PagePath;
  tone?: "primary" | "white";
  promise?: string;
  second?: { href: string; label: string };
}

/** The button of a hero, with what the first call costs. */
export function HeroAction({
  label,
  href = "/contact-us",
  tone = "primary",
  promise = firstCall.work,
  second,
}: HeroActionProps) {
  return (
    <>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={href} tone={tone}>
          {label}
        </ButtonLink>{" "}
        {second && (
          <ButtonLink href={second.href} tone="outline">
            {second.label}
          </ButtonLink>
        )}
      </p>
      <p className="mt-3 text-sm text-ink-700 in-[.on-dark]:text-ink-300">{promise}</p>
    </>
  );
}

/**
 * The breadcrumbs, of which one may be the page's tag, in capitals. Narrow screens hide the last of three visually.
 */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav aria-label={labels.crumbsLabel} className="-mt-3 mb-1">
      {/* Each breadcrumb has a slash before it, which is clipped at the start of a line. It is a border, as screen readers would read a character. */}
      <ol className="breadcrumbs -ml-6 lg:-mr-8 flex flex-wrap text-sm text-ink-600 [clip-path:inset(-6px_-6px_-6px_1.0625rem)] in-[.on-dark]:text-ink-300">
        {sitePage(path).breadcrumbs.map(({ label, path: href, isTag }) => (
          <li
            key={label}
            className="flex min-h-11 items-center before:mx-[calc(0.75rem-0.5px)] before:h-3.5 before:flex-none before:rotate-[18deg] before:border-l before:content-[''] max-xs:nth-3:absolute max-xs:nth-3:[clip-path:inset(50%)]"
          >
            {href === path ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a
                href={href}
                className={`py-[10.75px] hover:underline ${isTag ? "text-tag uppercase text-ink-950 in-[.on-dark]:text-green-300" : ""}`}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

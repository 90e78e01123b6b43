import type { ReactNode } from "react";
import { Art, type Picture } from "@/components/ui/art";
import { ButtonLink } from "@/components/ui/button-link";
import { MarkedText } from "@/components/ui/marked-text";
import { labels } from "@/content/labels";
import type { PagePath } from "@/content/menus";
import { sitePage } from "@/content/pages";

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
          {ctaText && (
            <ButtonLink href="/contact-us" className="mt-8">
              {ctaText}
            </ButtonLink>
          )}
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
  samples?: readonly string[];
  pattern: Picture;
  children: ReactNode;
}

/** A light hero without a picture: a pattern across the top, and breadcrumbs. */
export const BandHero = ({ path, samples, pattern, children }: BandHeroProps) => (
  <section data-hero="light" className="bg-ink-50 pt-[var(--bar)]">
    <Art picture={pattern} isEager className="h-24 w-full object-cover object-left md:h-36" />
    <div className="wrap pt-8 pb-12 lg:pt-10">
      <Breadcrumbs path={path} samples={samples} />
      {children}
    </div>
  </section>
);

interface SplitHeroProps {
  tone: "light" | "dark";
  /** Leaves the figure more room. */
  isTextNarrow?: boolean;
  children: ReactNode;
  /** The figure, in front of a pattern. */
  figure: ReactNode;
  youGet?: string;
}

/**
 * A hero with its text on the left, and a figure that bleeds to the right edge; on narrow screens the figure is below.
 * What the client gets ends at the foot of the figure.
 */
export function SplitHero({ tone, isTextNarrow, children, figure, youGet }: SplitHeroProps) {
  return (
    <section
      data-hero={tone}
      className={`pt-[var(--bar)] [--edge:max(var(--gutter),calc((100vw-1200px)/2))] ${isTextNarrow ? "[--text-width:440px]" : "[--text-width:clamp(440px,38.9vw,560px)]"} lg:grid lg:min-h-[760px] lg:grid-cols-[calc(var(--edge)+var(--text-width)+48px)_minmax(0,1fr)] ${tone === "dark" ? "on-dark bg-ink-950 text-white" : "bg-ink-50"}`}
    >
      <div
        className={`flex flex-col px-[var(--gutter)] py-8 lg:py-10 lg:pr-12 lg:pl-[var(--edge)] ${isTextNarrow ? "justify-center" : "lg:pt-[clamp(64px,7vw,120px)]"}`}
      >
        {children}
        {youGet && (
          <dl className="border-ink-500 mt-8 border-t pt-4 text-sm lg:mt-auto">
            <dt className="font-semibold">{labels.engagement.youGet}</dt>
            <dd className="mt-1 text-ink-700 in-[.on-dark]:text-ink-300">{youGet}</dd>
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
}

export function ServiceHero({ above, title, subtitle, ctaText, ...split }: ServiceHeroProps) {
  return (
    <SplitHero tone="light" {...split}>
      {above}
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 text-lead text-ink-700">
        <MarkedText>{subtitle}</MarkedText>
      </p>
      <ButtonLink href="/contact-us" className="mt-8 self-start">
        {ctaText}
      </ButtonLink>
    </SplitHero>
  );
}

interface DetailHeroProps extends Pick<SplitHeroProps, "figure" | "isTextNarrow" | "youGet"> {
  above: ReactNode;
  acronym: string;
  acronymMeaning: string;
  title: string;
  description: string;
  ctaText: string;
  ctaLink: PagePath;
}

/** The hero of a page of the Expertise menu: dark, with the acronym as a mark above the title. */
export function DetailHero(props: DetailHeroProps) {
  const { above, acronym, acronymMeaning, title, description, ctaText, ctaLink, ...split } = props;
  return (
    <SplitHero tone="dark" {...split}>
      {above}
      {title === acronym ? (
        <>
          <h1 className="text-acronym -ml-[.05em]">{title}</h1>
          <p className="mt-7 text-h3">{acronymMeaning}</p>
        </>
      ) : (
        <>
          <p className="flex items-center gap-3 text-sm text-ink-300">
            <span className="bg-white px-2 py-1 text-sm leading-none font-bold text-ink-950">{acronym}</span>{" "}
            {acronymMeaning}
          </p>
          <h1 className="mt-4 text-h1">{title}</h1>
        </>
      )}
      <p className="mt-5 max-w-[520px] text-lead text-ink-300">
        <MarkedText>{description}</MarkedText>
      </p>
      <ButtonLink href={ctaLink} tone="white" className="mt-8 self-start">
        {ctaText}
      </ButtonLink>
    </SplitHero>
  );
}

interface BreadcrumbsProps {
  path: string;
  /** The names of what is a sample on the page. */
  samples?: readonly string[];
}

/**
 * The breadcrumbs, a line about samples, and the tag of the page's group. Narrow screens hide the last of three
 * breadcrumbs visually.
 */
export function Breadcrumbs({ path, samples = [] }: BreadcrumbsProps) {
  const { breadcrumbs, tag } = sitePage(path);
  return (
    <>
      <nav aria-label={labels.crumbsLabel} className="-mt-3 mb-1">
        {/* Each breadcrumb has a slash before it, which is clipped at the start of a line. It is a border, as screen readers would read a character. */}
        <ol className="breadcrumbs -ml-6 lg:-mr-8 flex flex-wrap text-sm text-ink-600 [clip-path:inset(-6px_-6px_-6px_1.0625rem)] in-[.on-dark]:text-ink-300">
          {breadcrumbs.map(({ label, path: href }) => (
            <li
              key={label}
              className="flex min-h-11 items-center before:mx-[calc(0.75rem-0.5px)] before:h-3.5 before:flex-none before:rotate-[18deg] before:border-l before:content-[''] max-xs:nth-3:absolute max-xs:nth-3:[clip-path:inset(50%)]"
            >
              {href === path ? (
                <span aria-current="page">{label}</span>
              ) : (
                <a href={href} className="py-[10.75px] hover:underline">
                  {label}
                </a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {samples.length > 0 && (
        <p className="mb-3 text-xs text-ink-600 in-[.on-dark]:text-ink-300">{`${labels.samples.lead} ${samples.join(", ")}`}</p>
      )}
      {tag && (
        <p className="mb-5">
          <a
            href={tag.path}
            className="rounded-ctl inline-flex min-h-8 items-center border-[1.5px] border-current px-3 text-tag text-green-300"
          >
            {tag.label}
          </a>
        </p>
      )}
    </>
  );
}

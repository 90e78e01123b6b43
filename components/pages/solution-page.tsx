import type { ComponentType } from "react";
import { products } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FeatureBullets, FeatureLead, FeatureSection, StackAndQuote } from "@/components/pages/parts/detail-sections";
import { DetailHero } from "@/components/pages/parts/heroes";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { pageArt } from "@/components/ui/art/page-art";
import { MarkedText } from "@/components/ui/marked-text";
import { labels } from "@/content/labels";
import type { MenuPlace, SolutionPath } from "@/content/menus";
import { firstCall } from "@/content/next-step";
import { pageContent } from "@/content/pages";
import type { Chapter } from "@/content/types";
import "./figure-pages.css";
import "./detail-pages.css";

const { next: nextTerm, statusTerm, statuses } = labels.detail;

/** A page about a product: four chapters, each beside a screen. */
export function SolutionPage(place: MenuPlace<SolutionPath>) {
  const { path } = place;
  const page = pageContent[path];
  const { pattern, hills } = pageArt[page.art];
  const { Hero, tabs } = products[path];
  const status = page.status && statuses[page.status];
  return (
    <>
      <DetailHero path={path} page={page} promise={firstCall.solution} pattern={pattern} figure={<Hero />} />
      <FeatureSection
        page={page}
        panelOf={(chapter, next) => <ChapterPanel chapter={chapter} next={next} Figure={tabs[chapter.id]} />}
      >
        {status && (
          <p className="mb-8 max-w-[640px] text-lead text-ink-700">
            <b className="font-semibold text-ink-950">{`${statusTerm}: ${status.label}.`}</b> {status.meaning}
          </p>
        )}
      </FeatureSection>
      <StackAndQuote {...page} />
      <OthersInGroup {...place} />
      <ClosingCta cta={page.cta} hills={hills} />
    </>
  );
}

interface ChapterPanelProps {
  chapter: Chapter;
  next: Chapter | undefined;
  Figure: ComponentType;
}

/** A chapter's text around its screen. Wide windows have the chapter's rows in columns below both. */
function ChapterPanel({ chapter, next, Figure }: ChapterPanelProps) {
  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-split-5 lg:grid-rows-[auto_1fr] lg:gap-y-14">
      <FeatureLead {...chapter} />
      <div className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Figure />
      </div>
      <div className="lg:max-w-[440px]">
        <FeatureBullets {...chapter} />
        {next && (
          <a href={`#${next.id}`} className="text-link arrow mt-6">
            <span className="underlined">{`${nextTerm} ${next.tab}`}</span>
          </a>
        )}
      </div>
      <dl className="border-ink-950 grid gap-x-6 border-t-2 lg:col-span-2 lg:auto-cols-fr lg:grid-flow-col">
        {chapter.rows.map(({ term, description }) => (
          <div key={term} className="border-ink-200 border-b py-6 last:border-b-0 lg:border-b-0">
            <dt className="text-h4">
              <MarkedText>{term}</MarkedText>
            </dt>
            <dd className="mt-2 text-ink-700">
              <MarkedText>{description}</MarkedText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

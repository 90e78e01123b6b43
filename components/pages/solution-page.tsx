import type { ComponentType } from "react";
import { products } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FeatureBullets, FeatureLead, FeatureSection, StackAndQuote } from "@/components/pages/parts/detail-sections";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { SolutionHero } from "@/components/pages/parts/solution-hero";
import { DurationLine, WhatItTakes } from "@/components/pages/parts/what-it-takes";
import { pageArt } from "@/components/ui/art/page-art";
import { MarkedText } from "@/components/ui/marked-text";
import { labels } from "@/content/labels";
import type { MenuPlace, SolutionPath } from "@/content/menus";
import { pageContent } from "@/content/pages";
import type { Chapter } from "@/content/types";
import "./figure-pages.css";
import "./detail-pages.css";

const { next: nextTerm, statusTerm, statuses } = labels.detail;

type SolutionPageProps = MenuPlace<SolutionPath> & {
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
};

/** A page about a product: its window, what it takes, and three chapters, each beside a screen. */
export function SolutionPage({ isSampleMarkHidden, ...place }: SolutionPageProps) {
  const { path } = place;
  const page = pageContent[path];
  const { pattern, hills } = pageArt[page.art];
  const { Hero, tabs } = products[path];
  const status = page.status && statuses[page.status];
  return (
    <>
      <SolutionHero
        path={path}
        page={page}
        pattern={pattern}
        duration={<DurationLine effort={page.engagement.effort} isSampleMarkHidden={isSampleMarkHidden} />}
        figure={<Hero />}
      />
      <WhatItTakes {...page.engagement} isSampleMarkHidden={isSampleMarkHidden} />
      <FeatureSection
        page={page}
        panelOf={(chapter, next) => <ChapterPanel chapter={chapter} next={next} Figure={tabs[chapter.id]} />}
      >
        {status && (
          <p className="mb-8 max-w-[640px] text-lead text-ink-700">
            <b className="text-ink-950">{`${statusTerm}: ${status.label}.`}</b> {status.meaning}
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
    <div className="grid gap-x-6 gap-y-6 md:gap-y-10 lg:grid-cols-split-5 lg:grid-rows-[auto_1fr] lg:gap-y-14">
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
      {chapter.rows.length > 0 && (
        <dl className="border-ink-950 grid gap-x-6 border-t-2 lg:col-span-2 lg:auto-cols-fr lg:grid-flow-col">
          {chapter.rows.map(({ term, description }) => (
            <div
              key={term}
              className="border-ink-200 border-b py-3 last:border-b-0 max-md:*:inline md:py-6 lg:border-b-0"
            >
              <dt className="font-semibold max-md:after:content-[':'] md:text-h4">
                <MarkedText>{term}</MarkedText>
              </dt>{" "}
              <dd className="text-ink-700 md:mt-2">
                <MarkedText>{description}</MarkedText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { Breadcrumbs, ServiceHero } from "@/components/pages/parts/heroes";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { Intro, PillarList } from "@/components/pages/parts/service-sections";
import { DurationLine, WhatItTakes } from "@/components/pages/parts/what-it-takes";
import { pageArt } from "@/components/ui/art/page-art";
import { labels } from "@/content/labels";
import type { MenuPlace, ServicePath } from "@/content/menus";
import { firstCallFor } from "@/content/next-step";
import { pageContent } from "@/content/pages";
import "./figure-pages.css";
import "./detail-pages.css";

type ServicePageProps = MenuPlace<ServicePath> & {
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
};

export function ServicePage({ isSampleMarkHidden, ...place }: ServicePageProps) {
  const { path } = place;
  const { hero, intro, neighbour, focusTitle, pillars, cta, art, ...page } = pageContent[path];
  const { youGet, ...engagement } = page.engagement;
  const Figure = figures[path];
  const { pattern, hills } = pageArt[art];
  return (
    <>
      <ServiceHero
        above={<Breadcrumbs path={path} />}
        {...hero}
        promise={firstCallFor(path)}
        duration={<DurationLine effort={engagement.effort} isSampleMarkHidden={isSampleMarkHidden} />}
        youGet={youGet}
        figure={<FigureOnPattern pattern={pattern}>{Figure && <Figure />}</FigureOnPattern>}
      />
      <Intro {...intro} neighbour={neighbour} />
      <WhatItTakes {...engagement} isSampleMarkHidden={isSampleMarkHidden} more={labels.engagementModels} />
      <PillarList title={focusTitle} pillars={pillars} />
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} hills={hills} tone="mist" />
    </>
  );
}

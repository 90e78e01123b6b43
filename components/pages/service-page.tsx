import { figures } from "@/components/figures";
import { DecisionSection } from "@/components/pages/parts/approach";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { EffortBlock, type EffortBlockProps } from "@/components/pages/parts/effort";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { Breadcrumbs, ServiceHero } from "@/components/pages/parts/heroes";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { DefinitionList } from "@/components/pages/parts/row-lists";
import { Intro, PillarGrid } from "@/components/pages/parts/service-sections";
import { pageArt } from "@/components/ui/art/page-art";
import { labels } from "@/content/labels";
import type { MenuPlace, ServicePath } from "@/content/menus";
import { words } from "@/content/pages";
import "./figure-pages.css";
import "./detail-pages.css";

type ServicePageProps = MenuPlace<ServicePath> & Pick<EffortBlockProps, "isSampleMarkHidden">;

/** A page about a service. */
export function ServicePage({ isSampleMarkHidden, ...place }: ServicePageProps) {
  const { path } = place;
  const { hero, intro, neighbour, focusTitle, pillars, approach, cta, art } = words[path];
  const texts = labels.approach;
  const Figure = figures[path];
  const { pattern, hills } = pageArt[art];
  return (
    <>
      <ServiceHero
        above={<Breadcrumbs path={path} />}
        {...hero}
        purpose={approach}
        figure={<FigureOnPattern pattern={pattern}>{Figure && <Figure />}</FigureOnPattern>}
      />
      {approach.kind === "decision" ? (
        <>
          <Intro {...intro} neighbour={neighbour} />
          <div className="pt-section">
            <DecisionSection {...approach} isSampleMarkHidden={isSampleMarkHidden} more={labels.engagementModels} />
          </div>
          <div className="pb-section">
            <PillarGrid title={focusTitle} pillars={pillars} />
          </div>
        </>
      ) : (
        <>
          <Intro {...intro} neighbour={neighbour} />
          <EffortBlock
            effort={approach.effort}
            isSampleMarkHidden={isSampleMarkHidden}
            className="wrap pt-section-sm"
          />
          <PillarGrid title={focusTitle} pillars={pillars} />
          <DefinitionList
            title={approach.title}
            rows={[
              { term: texts.howItRuns, description: approach.howItRuns },
              { term: texts.builtWith, description: approach.builtWith },
            ]}
            more={labels.engagementModels}
          />
        </>
      )}
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} hills={hills} tone="mist" />
    </>
  );
}

import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { EngagementDecision } from "@/components/pages/parts/engagement";
import { FigureStage } from "@/components/pages/parts/figure-stage";
import { Breadcrumbs, ServiceHero } from "@/components/pages/parts/heroes";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { DefinitionList } from "@/components/pages/parts/row-lists";
import { Intro, PillarGrid } from "@/components/pages/parts/service-sections";
import { stageTone } from "@/components/ui/art/pattern-colors";
import { labels } from "@/content/labels";
import type { MenuPlace, ServicePath } from "@/content/menus";
import { words } from "@/content/pages";
import "./figure-pages.css";

/** A page about a service. */
export function ServicePage(place: MenuPlace<ServicePath>) {
  const {
    path,
    group,
    entry: { slug },
  } = place;
  const { hero, intro, focusTitle, pillars, brief, cta } = words[path];
  const texts = labels.engagement;
  const Figure = figures[path];
  return (
    <>
      <ServiceHero
        above={<Breadcrumbs path={path} />}
        {...hero}
        stage={
          <FigureStage slug={slug} tone={stageTone(group, slug)}>
            <Figure />
          </FigureStage>
        }
      />
      {brief.arrangement === "decide" ? (
        <>
          <Intro {...intro} />
          <div className="pt-section">
            <EngagementDecision {...brief} more={labels.engagementModels} />
          </div>
          <div className="pb-section">
            <PillarGrid title={focusTitle} pillars={pillars} />
          </div>
        </>
      ) : (
        <>
          <Intro {...intro} youGet={brief.youGet} />
          <PillarGrid title={focusTitle} pillars={pillars} />
          <DefinitionList
            title={brief.title}
            rows={[
              { term: texts.forWhom, description: brief.forWhom },
              { term: texts.howItRuns, description: brief.howItRuns },
              { term: texts.builtWith, description: brief.builtWith },
            ]}
            more={labels.engagementModels}
          />
        </>
      )}
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} path={path} />
    </>
  );
}

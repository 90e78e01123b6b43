import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/sections/closing-cta";
import { EngagementDecision } from "@/components/sections/engagement";
import { FigureStage } from "@/components/sections/figure-stage";
import { Breadcrumbs, ServiceHero } from "@/components/sections/heroes";
import { OthersInGroup } from "@/components/sections/related-links";
import { DefinitionList } from "@/components/sections/row-lists";
import { Intro, PillarGrid } from "@/components/sections/service-sections";
import { stageTone } from "@/components/ui/art/pattern-colors";
import { labels } from "@/content/labels";
import type { MenuPlace, ServicePath } from "@/content/menus";
import { words } from "@/content/pages";

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

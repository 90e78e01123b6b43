import { deliverables } from "@/components/figures";
import { stageTone } from "@/components/ui/art/pattern-colors";
import { servicePath } from "@/content/navigation";
import { pageTexts } from "@/content/page-texts";
import type { ServiceSlug } from "@/content/pages";
import type { MenuEntry, MenuGroup, ServicePage } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { EngagementDecision } from "./engagement";
import { FigureStage } from "./figure-stage";
import { Breadcrumbs, ServiceHero } from "./heroes";
import { OthersInGroup } from "./related-links";
import { DefinitionList } from "./row-lists";
import { Intro, PillarGrid } from "./service-sections";

interface ServiceScreenProps {
  group: MenuGroup;
  entry: MenuEntry;
  page: ServicePage;
}

/** A page about a service. */
export function ServiceScreen({ group, entry, page }: ServiceScreenProps) {
  const { slug } = entry;
  const path = `${servicePath}/${slug}`;
  const { hero, intro, focusTitle, pillars, brief, cta } = page;
  const texts = pageTexts.engagement;
  const Figure = deliverables[slug as ServiceSlug];
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
            <EngagementDecision {...brief} more={pageTexts.engagementModels} />
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
            more={pageTexts.engagementModels}
          />
        </>
      )}
      <OthersInGroup group={group} entry={entry} path={servicePath} />
      <ClosingCta cta={cta} path={path} />
    </>
  );
}

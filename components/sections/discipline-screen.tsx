import { deliverables } from "@/components/figures";
import { stageTone } from "@/components/ui/art/pattern-colors";
import type { DisciplineSlug } from "@/content/pages";
import type { DisciplinePage, ExpertiseGroup, MenuEntry } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { DetailPageHero, FeatureBullets, FeatureLead, FeatureSection, TechStack } from "./detail-sections";
import { EngagementDecision, EngagementProof, EngagementTimeline } from "./engagement";
import { FigureStage } from "./figure-stage";
import { OthersInGroup } from "./related-links";
import { TestimonialBlock } from "./testimonial-block";

interface DisciplineScreenProps {
  group: ExpertiseGroup;
  entry: MenuEntry;
  page: DisciplinePage;
}

/** A page about a discipline, with the picture of what a client receives. */
export function DisciplineScreen({ group, entry, page }: DisciplineScreenProps) {
  const { slug } = entry;
  const { brief, techStack, testimonial, cta } = page;
  const Figure = deliverables[slug as DisciplineSlug];
  const stack = <TechStack items={techStack} />;
  const quote = <TestimonialBlock testimonial={testimonial} />;
  return (
    <>
      <DetailPageHero
        group={group}
        entry={entry}
        page={page}
        stage={
          <FigureStage slug={slug} tone={stageTone(group, slug)}>
            <Figure />
          </FigureStage>
        }
      />
      {brief.arrangement === "decide" && <EngagementDecision {...brief} />}
      {brief.arrangement === "run" && <EngagementTimeline {...brief} />}
      <FeatureSection
        page={page}
        panelOf={(feature) => (
          <div className="grid gap-x-18 gap-y-6 lg:grid-cols-2">
            <FeatureLead {...feature} />
            <FeatureBullets {...feature} />
          </div>
        )}
      />
      {brief.arrangement === "prove" ? (
        <>
          {stack}
          <EngagementProof {...brief} />
          {quote}
        </>
      ) : (
        <>
          {quote}
          {stack}
        </>
      )}
      <OthersInGroup group={group} entry={entry} path={group.path} />
      <ClosingCta cta={cta} path={`${group.path}/${slug}`} />
    </>
  );
}

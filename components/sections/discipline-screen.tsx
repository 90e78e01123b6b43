import type { ReactNode } from "react";
import { stageTone } from "@/components/art/stage-tone";
import type { DisciplineGroup, DisciplinePage, MenuEntry } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { DeliverableDetail, DeliverableStage } from "./deliverable-figure";
import { DetailPageHero, FeatureSection, TechStack } from "./detail-sections";
import { EngagementColumns, EngagementTable, EngagementTimeline } from "./engagement";
import { OthersInGroup } from "./related-links";
import { TestimonialBlock } from "./testimonial-block";

interface DisciplineScreenProps {
  group: DisciplineGroup;
  entry: MenuEntry;
  page: DisciplinePage;
}

/** A page about a discipline, with the picture of what a client receives. */
export function DisciplineScreen({ group, entry, page }: DisciplineScreenProps) {
  const { slug } = entry;
  const { deliverable, brief, techStack, testimonial, cta } = page;
  const features = (
    <FeatureSection
      slug={slug}
      page={page}
      pictureOf={(_, i) => i === 0 && <DeliverableDetail slug={slug} image={deliverable} />}
    />
  );
  const stack = <TechStack items={techStack} />;
  const quote = <TestimonialBlock testimonial={testimonial} slug={slug} />;
  const arrangements: Record<DisciplineGroup["arrangement"], ReactNode> = {
    prove: (
      <>
        {features}
        {stack}
        <EngagementTable {...brief} />
        {quote}
      </>
    ),
    run: (
      <>
        <EngagementTimeline {...brief} />
        {features}
        {quote}
        {stack}
      </>
    ),
    decide: (
      <>
        <EngagementColumns {...brief} />
        {features}
        {quote}
        {stack}
      </>
    ),
  };
  return (
    <div className="compact">
      <DetailPageHero group={group} entry={entry} page={page}>
        <DeliverableStage slug={slug} tone={stageTone(group, slug)} image={deliverable} />
      </DetailPageHero>
      {arrangements[group.arrangement]}
      <OthersInGroup group={group} entry={entry} path={group.path} />
      <ClosingCta cta={cta} range="c" tone="forest" />
    </div>
  );
}

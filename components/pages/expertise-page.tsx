import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import {
  DetailPageHero,
  FeatureBullets,
  FeatureLead,
  FeatureSection,
  TechStack,
} from "@/components/pages/parts/detail-sections";
import { EngagementDecision, EngagementProof, EngagementTimeline } from "@/components/pages/parts/engagement";
import { FigureStage } from "@/components/pages/parts/figure-stage";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { TestimonialBlock } from "@/components/pages/parts/testimonial-block";
import { stageTone } from "@/components/ui/art/pattern-colors";
import type { ExpertisePath, MenuPlace } from "@/content/menus";
import { words } from "@/content/pages";
import "./figure-pages.css";

/** A page of the Expertise menu, with the picture of what a client receives. */
export function ExpertisePage(place: MenuPlace<ExpertisePath>) {
  const {
    path,
    group,
    entry: { slug },
  } = place;
  const page = words[path];
  const { brief, techStack, testimonial, cta } = page;
  const Figure = figures[path];
  const stack = <TechStack items={techStack} />;
  const quote = <TestimonialBlock testimonial={testimonial} />;
  return (
    <>
      <DetailPageHero
        path={path}
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
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} path={path} />
    </>
  );
}

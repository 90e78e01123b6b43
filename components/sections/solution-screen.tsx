import { products } from "@/components/figures";
import { productTones } from "@/components/ui/pattern-colors";
import { pageTexts } from "@/content/page-texts";
import type { SolutionSlug } from "@/content/pages";
import type { ExpertiseGroup, MenuEntry, SolutionPage, SolutionStatus } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { DetailPageHero, FeatureSection, TechStack } from "./detail-sections";
import { FigureStage } from "./figure-stage";
import { OthersInGroup } from "./related-links";
import { DefinitionList, FlowSteps } from "./row-lists";
import { TestimonialBlock } from "./testimonial-block";

interface SolutionScreenProps {
  group: ExpertiseGroup;
  entry: MenuEntry;
  page: SolutionPage;
}

const { statusTerm, statuses } = pageTexts.detail;
const statusRow = (status: SolutionStatus) => ({
  term: statusTerm,
  description: `${statuses[status].label}. ${statuses[status].meaning}`,
});

/** A page about a product, with its screens. */
export function SolutionScreen({ group, entry, page }: SolutionScreenProps) {
  const slug = entry.slug as SolutionSlug;
  const { brief, status } = page;
  const { Hero, tabs } = products[slug];
  return (
    <>
      <DetailPageHero
        group={group}
        entry={entry}
        page={page}
        isTextNarrow
        stage={
          <FigureStage slug={slug} tone={productTones[slug]}>
            <Hero />
          </FigureStage>
        }
      />
      <FeatureSection slug={slug} page={page} figures={tabs} />
      <FlowSteps {...page.flow} />
      <TechStack items={page.techStack} />
      <DefinitionList title={brief.title} rows={status ? [statusRow(status), ...brief.rows] : brief.rows} />
      <TestimonialBlock testimonial={page.testimonial} />
      <OthersInGroup group={group} entry={entry} path={group.path} />
      <ClosingCta cta={page.cta} path={`${group.path}/${slug}`} />
    </>
  );
}

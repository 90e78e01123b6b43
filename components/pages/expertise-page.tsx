import { figures } from "@/components/figures";
import { DecisionSection, ReportSection, TimelineSection } from "@/components/pages/parts/approach";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import {
  DetailPageHero,
  FeatureBullets,
  FeatureLead,
  FeatureSection,
  TechStack,
} from "@/components/pages/parts/detail-sections";
import type { EffortBlockProps } from "@/components/pages/parts/effort";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { NeighbourNote } from "@/components/pages/parts/neighbour-note";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { TestimonialBlock } from "@/components/pages/parts/testimonial-block";
import { pageArt } from "@/components/ui/art/page-art";
import { documentBelow, documentPath } from "@/content/documents";
import { labels } from "@/content/labels";
import type { ExpertisePath, MenuPlace } from "@/content/menus";
import { words } from "@/content/pages";
import "./figure-pages.css";
import "./detail-pages.css";

type ExpertisePageProps = MenuPlace<ExpertisePath> & Pick<EffortBlockProps, "isSampleMarkHidden">;

/** A page of the Expertise menu, with the picture of what a client receives. */
export function ExpertisePage({ isSampleMarkHidden, ...place }: ExpertisePageProps) {
  const { path } = place;
  const page = words[path];
  const { approach, techStack, testimonial, cta, art } = page;
  const { pattern, hills } = pageArt[art];
  const Figure = figures[path];
  const mark = { isSampleMarkHidden };
  const document = documentBelow(path);
  const stack = <TechStack items={techStack} />;
  const quote = <TestimonialBlock testimonial={testimonial} />;
  return (
    <>
      <DetailPageHero
        path={path}
        page={page}
        purpose={approach}
        figure={
          <FigureOnPattern pattern={pattern}>
            {Figure && <Figure />}
            {document && (
              <a
                href={documentPath(document)}
                className="arrow rounded-ctl mt-4 inline-flex min-h-11 items-center gap-2 bg-white px-4 font-semibold text-ink-950 [--ring:#121212]"
              >
                {labels.document.read}
              </a>
            )}
          </FigureOnPattern>
        }
      />
      {approach.kind === "decision" && <DecisionSection {...approach} {...mark} />}
      {approach.kind === "timeline" && <TimelineSection {...approach} {...mark} />}
      <FeatureSection
        page={page}
        panelOf={(feature) => (
          <div className="grid gap-x-18 gap-y-6 lg:grid-cols-2">
            <FeatureLead {...feature} />
            <FeatureBullets {...feature} />
          </div>
        )}
      >
        <NeighbourNote neighbour={page.neighbour} className="mb-8" />
      </FeatureSection>
      {approach.kind === "report" ? (
        <>
          {stack}
          <ReportSection {...approach} {...mark} />
          {quote}
        </>
      ) : (
        <>
          {quote}
          {stack}
        </>
      )}
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}

import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import {
  DetailPageHero,
  FeatureBullets,
  FeatureLead,
  FeatureSection,
  StackAndQuote,
} from "@/components/pages/parts/detail-sections";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { NeighbourNote } from "@/components/pages/parts/neighbour-note";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { WhatItTakes } from "@/components/pages/parts/what-it-takes";
import { pageArt } from "@/components/ui/art/page-art";
import { documentBelow, documentPath } from "@/content/documents";
import { labels } from "@/content/labels";
import type { ExpertisePath, MenuPlace } from "@/content/menus";
import { pageContent } from "@/content/pages";
import { isSample } from "@/content/sample";
import "./figure-pages.css";
import "./detail-pages.css";

type ExpertisePageProps = MenuPlace<ExpertisePath> & {
  /** True if search engines may index the site: its owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
};

/** A page of the Expertise menu, with the picture of what a client receives. */
export function ExpertisePage({ isSampleMarkHidden, ...place }: ExpertisePageProps) {
  const { path } = place;
  const page = pageContent[path];
  const { engagement, cta, art } = page;
  const { pattern, hills } = pageArt[art];
  const Figure = figures[path];
  const document = documentBelow(path);
  const samples = [
    ...(isSample(engagement.effort) && !isSampleMarkHidden ? [labels.samples.estimate] : []),
    ...(page.testimonial.isSample ? [labels.samples.quote] : []),
  ];
  return (
    <>
      <DetailPageHero
        path={path}
        samples={samples}
        page={page}
        youGet={engagement.youGet}
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
      <WhatItTakes {...engagement} />
      <StackAndQuote {...page} />
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}

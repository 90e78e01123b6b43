import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FeatureBullets, FeatureLead, FeatureSection, StackAndQuote } from "@/components/pages/parts/detail-sections";
import { DetailHero } from "@/components/pages/parts/heroes";
import { NeighbourNote } from "@/components/pages/parts/neighbour-note";
import { OthersInGroup } from "@/components/pages/parts/related-links";
import { WhatItTakes } from "@/components/pages/parts/what-it-takes";
import { pageArt } from "@/components/ui/art/page-art";
import { documentBelow, documentPath } from "@/content/documents";
import { labels } from "@/content/labels";
import type { ExpertisePath, MenuPlace } from "@/content/menus";
import { pageContent } from "@/content/pages";
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
  return (
    <>
      <DetailHero
        path={path}
        page={page}
        second={document && { href: documentPath(document), label: labels.document.read }}
        pattern={pattern}
        figure={Figure && <Figure />}
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
      <WhatItTakes {...engagement} isSampleMarkHidden={isSampleMarkHidden} />
      <StackAndQuote {...page} />
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}

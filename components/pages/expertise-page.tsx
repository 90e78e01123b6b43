import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FeatureBullets, FeatureLead, FeatureSection, StackAndQuote } from "@/components/pages/parts/detail-sections";
import { ExpertiseHero } from "@/components/pages/parts/heroes";
import { NeighbourNote, OthersInGroup } from "@/components/pages/parts/related-links";
import { DurationLine, WhatItTakes } from "@/components/pages/parts/what-it-takes";
import { Art } from "@/components/ui/art";
import { pageArt } from "@/components/ui/art/page-art";
import { sheets } from "@/components/ui/art/sheets";
import { documentBelow, documentPath } from "@/content/documents";
import type { SampleDocument } from "@/content/documents/types";
import { labels } from "@/content/labels";
import type { ExpertisePath, MenuPlace } from "@/content/menus";
import { pageContent } from "@/content/pages";
import "./figure-pages.css";
import "./detail-pages.css";

type ExpertisePageProps = MenuPlace<ExpertisePath> & {
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
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
      <ExpertiseHero
        path={path}
        page={page}
        second={
          document && { href: documentPath(document), label: `${labels.document.read} ${document.title.toLowerCase()}` }
        }
        duration={<DurationLine effort={engagement.effort} isSampleMarkHidden={isSampleMarkHidden} />}
        pattern={pattern}
        figure={Figure && <Figure />}
      />
      <FeatureSection
        page={page}
        panelOf={(feature) => (
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
            <FeatureLead {...feature} />
            {document?.tab === feature.id && <Excerpt document={document} />}
            <FeatureBullets {...feature} />
          </div>
        )}
      />
      <WhatItTakes {...engagement} isSampleMarkHidden={isSampleMarkHidden} />
      <StackAndQuote {...page} />
      <OthersInGroup {...place} />
      <NeighbourNote
        neighbour={page.neighbour}
        className="wrap -mt-6 pb-section lg:grid lg:grid-cols-split-5 lg:gap-x-6 lg:*:col-start-2"
      />
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}

/** The upper half of a document's first page, as a link to it. */
function Excerpt({ document }: { document: SampleDocument }) {
  const picture = sheets[document.slug];
  return (
    <a
      href={documentPath(document)}
      className="group block bg-ink-100 lg:col-start-2 lg:row-span-2 lg:row-start-1 px-6 pt-6 md:px-12 md:pt-10"
    >
      {picture && (
        <Art
          picture={picture}
          alt={`${labels.document.firstPage} ${document.lead}`}
          className="aspect-4/3 w-full object-cover object-top [box-shadow:0_12px_32px_-12px_rgb(18_18_18/0.35)]"
        />
      )}
      <span className="arrow flex min-h-14 items-center gap-3 font-semibold group-hover:underline">
        {document.title}
      </span>
    </a>
  );
}

import type { ReactNode } from "react";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { BandHero } from "@/components/pages/parts/heroes";
import { NeighbourNote } from "@/components/pages/parts/related-links";
import { SampleMark } from "@/components/pages/parts/sample-mark";
import { pageArt } from "@/components/ui/art/page-art";
import { labels } from "@/content/labels";
import type { SectionPath } from "@/content/menus";
import { firstCallFor } from "@/content/next-step";
import { pageContent } from "@/content/pages";
import { contentOf, isSample } from "@/content/sample";

export interface SectionFrameProps {
  name: string;
  path: SectionPath;
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
  /** The section's pages. */
  children: ReactNode;
}

/** The hero and the end of a page that lists pages. */
export function SectionFrame({ name, path, isSampleMarkHidden, children }: SectionFrameProps) {
  const page = pageContent[path];
  const { pattern, hills } = pageArt[page.art];
  return (
    <>
      <BandHero path={path} pattern={pattern}>
        <div className="gap-x-6 lg:grid lg:grid-cols-[7fr_5fr]">
          <div>
            <h1 className="text-h1">{name}</h1>
            {page.title && <p className="mt-4 text-h3 text-ink-700 lg:max-w-[560px]">{page.title}</p>}
          </div>
          <div className="mt-5 lg:mt-0 lg:pt-2">
            <p className="max-w-[680px] text-lead text-ink-700">{page.description}</p>
            <p className="mt-3 text-sm text-ink-700">
              <a href="/contact-us" className="underline underline-offset-4">
                {firstCallFor(path)}
              </a>
            </p>
            <p className="mt-3 text-sm text-ink-700">
              {labels.engagement.time} <b className="text-ink-950">{contentOf(page.duration)}</b>
              <SampleMark isSample={isSample(page.duration)} isHidden={isSampleMarkHidden} />
            </p>
          </div>
        </div>
      </BandHero>
      {children}
      <NeighbourNote neighbour={page.neighbour} className="wrap -mt-2 pb-section-sm" />
      <ClosingCta cta={page.cta} hills={hills} tone="mist" />
    </>
  );
}

import type { ReactNode } from "react";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { Breadcrumbs } from "@/components/pages/parts/heroes";
import { NeighbourNote } from "@/components/pages/parts/neighbour-note";
import { PageWeight } from "@/components/pages/parts/page-weight";
import { Art } from "@/components/ui/art";
import { patternDrawing } from "@/components/ui/art/drawings";
import { labels } from "@/content/labels";
import type { PagePath, SectionPath } from "@/content/menus";
import { sitePage, words } from "@/content/pages";

/** The page's pattern across its top. */
export const SectionBand = ({ path }: { path: PagePath }) => (
  <Art
    picture={patternDrawing({ ...sitePage(path).pattern, shape: "section" })}
    isEager
    className="h-24 w-full object-cover object-left md:h-36"
  />
);

interface SectionFrameProps {
  name: string;
  path: SectionPath;
  /** The section's pages. */
  children: ReactNode;
}

/** What lists of pages begin and end with. */
export function SectionFrame({ name, path, children }: SectionFrameProps) {
  const page = words[path];
  return (
    <>
      <section data-hero="light" className="bg-ink-50 pt-[var(--bar)]">
        <SectionBand path={path} />
        <div className="wrap pt-8 pb-12 lg:pt-10">
          <Breadcrumbs path={path} />
          <div className="gap-x-6 lg:grid lg:grid-cols-12 lg:items-start">
            <h1 className="text-h1 lg:col-span-7">{name}</h1>
            <div className="mt-5 lg:col-span-5 lg:mt-0 lg:pt-3">
              <p className="max-w-[680px] text-lead text-ink-700">{page.description}</p>
              <NeighbourNote neighbour={page.neighbour} className="mt-4" />
              <p className="mt-3 text-sm text-ink-600">{labels.sampleFigures}</p>
            </div>
          </div>
        </div>
      </section>
      {children}
      <ClosingCta cta={page.cta} path={path} />
      <PageWeight path={path} />
    </>
  );
}

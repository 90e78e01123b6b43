import { Fragment } from "react";
import { products } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { Breadcrumbs } from "@/components/pages/parts/heroes";
import { NeighbourNote } from "@/components/pages/parts/neighbour-note";
import { describeStatus } from "@/components/pages/parts/product-showcase";
import { Art } from "@/components/ui/art";
import { miniaturesDrawing, patternDrawing } from "@/components/ui/art/drawings";
import { miniatureIds } from "@/components/ui/art/miniatures";
import { productTones } from "@/components/ui/art/pattern-colors";
import { labels } from "@/content/labels";
import { type ExpertisePath, groupId, placesIn, type ServicePath, type SolutionPath, solutions } from "@/content/menus";
import { sitePage, solutionPages, words } from "@/content/pages";
import type { MenuGroup, Section } from "@/content/types";
import "./figure-pages.css";
import "./section-page.css";

/** The pages of a section: rows by group, or the products. */
export function SectionPage({ name, path, groups }: Section) {
  const page = words[path];
  const hasGroups = groups.length > 1;
  return (
    <>
      <section data-hero="light" className="bg-ink-50 pt-[var(--bar)]">
        <Art
          picture={patternDrawing({ ...sitePage(path).pattern, shape: "section" })}
          isEager
          className="h-24 w-full object-cover object-left md:h-36"
        />
        <div className="wrap pt-8 pb-14 lg:pt-10 lg:pb-18">
          <Breadcrumbs path={path} />
          <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
            <h1 className="text-h1 lg:col-span-7">{name}</h1>
            <div className="lg:col-span-5">
              <p className="max-w-[680px] text-lead text-ink-700">{page.description}</p>
              <NeighbourNote neighbour={page.neighbour} className="mt-4" />
              <p className="mt-3 text-sm text-ink-600">{labels.sampleFigures}</p>
            </div>
          </div>
        </div>
      </section>
      {path === solutions.path ? (
        <SolutionPanels />
      ) : (
        <div className="py-section grid gap-y-section-sm">
          {groups.map((group) => (
            <GroupRows key={group.name} group={group} path={path} hasTitle={hasGroups} />
          ))}
        </div>
      )}
      <ClosingCta cta={page.cta} path={path} />
    </>
  );
}

interface GroupRowsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

/**
 * Pages with their descriptions, each beside a small drawing of its figure and what that finds. Both have a second state for the pointer
 * and the focus.
 */
function GroupRows({ group, path, hasTitle }: GroupRowsProps) {
  const { name } = group;
  const Heading = hasTitle ? "h3" : "h2";
  const drawing = miniaturesDrawing(path);
  return (
    <section id={groupId(name)} className="wrap">
      {hasTitle && <h2 className="mb-6 text-h2-sm">{name}</h2>}
      <ul className="border-ink-950 border-t-2">
        {placesIn<ServicePath | ExpertisePath>({ path, groups: [group] }).map((place) => {
          const { meta, miniature } = words[place.path];
          return (
            <li key={place.path} className="page-row group border-ink-200 border-b">
              <Heading className="text-h3">
                <a
                  href={place.path}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {place.entry.label}
                </a>
              </Heading>
              <p className="page-row-finding font-semibold">
                {miniature.map(({ finding, isBad }, i) => (
                  <Fragment key={finding}>
                    <span hidden={i > 0} className={isBad ? "text-earth-700" : "text-green-700"}>
                      {finding}
                    </span>{" "}
                  </Fragment>
                ))}
              </p>
              <p className="page-row-text text-ink-600">{meta.description}</p>
              <div className="page-row-picture">
                {miniatureIds(place.entry.slug).map((id) => (
                  <svg key={id} aria-hidden="true" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
                    <use href={`${drawing.src}#${id}`} />
                  </svg>
                ))}
              </div>
              <span aria-hidden="true" className="page-row-go arrow flex" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Beside the pattern that the product's screens stand in front of. */
const panelColors: Record<SolutionPath, string> = {
  "/solution/social-registry": "on-dark bg-earth-700 text-white",
  "/solution/rwanda-valuation-system": "bg-green-100",
  "/solution/deeds-platform": "on-dark bg-green-700 text-white",
  "/solution/repz": "on-dark bg-green-900 text-white",
};

/** The products as panels of the full width that touch, each with its screen: left and right in turn. */
function SolutionPanels() {
  return (
    <ul className="[--edge:max(var(--gutter),calc((100vw-1200px)/2))] [--text:calc(var(--edge)+min(440px,32vw)+48px)]">
      {solutionPages.map(({ path, entry: { slug, label } }, i) => {
        const { Hero } = products[path];
        const page = words[path];
        const [columns, side] =
          i % 2
            ? ["lg:grid-cols-[minmax(0,1fr)_var(--text)]", "lg:order-last lg:pl-12 lg:pr-[var(--edge)]"]
            : ["lg:grid-cols-[var(--text)_minmax(0,1fr)]", "lg:pr-12 lg:pl-[var(--edge)]"];
        return (
          <li key={path} className={`group relative lg:grid ${columns}`}>
            <div
              className={`flex flex-col justify-center px-[var(--gutter)] py-8 lg:py-section-sm ${panelColors[path]} ${side}`}
            >
              <p className="text-sm font-medium">{describeStatus(page)}</p>
              <h2 className="mt-3 text-cta">
                <a
                  href={path}
                  className="underline-offset-8 group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {label}
                </a>
              </h2>
              <p className="mt-5 max-w-[440px] text-lead">{page.summary}</p>
              <p aria-hidden="true" className="arrow mt-5 flex items-center gap-3 font-semibold">
                <span className="underline decoration-2 underline-offset-[6px]">{`${labels.see} ${label}`}</span>
              </p>
            </div>
            <FigureOnPattern slug={slug} tone={productTones[path]}>
              <Hero />
            </FigureOnPattern>
          </li>
        );
      })}
    </ul>
  );
}

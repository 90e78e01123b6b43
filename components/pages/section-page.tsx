import { products } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { Breadcrumbs } from "@/components/pages/parts/heroes";
import { NeighbourNote } from "@/components/pages/parts/neighbour-note";
import { PageWeight } from "@/components/pages/parts/page-weight";
import { describeStatus } from "@/components/pages/parts/product-showcase";
import { Art } from "@/components/ui/art";
import { patternDrawing } from "@/components/ui/art/drawings";
import { productTones } from "@/components/ui/art/pattern-colors";
import { labels } from "@/content/labels";
import { groupId, type MenuPath, placesIn, type SolutionPath, solutions } from "@/content/menus";
import { sitePage, solutionPages, words } from "@/content/pages";
import type { MenuGroup, Section } from "@/content/types";
import "./figure-pages.css";

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
          <h1 className="text-h1">{name}</h1>
          <p className="mt-5 max-w-[680px] text-lead text-ink-700">{page.description}</p>
          <NeighbourNote neighbour={page.neighbour} className="mt-4" />
          <p className="mt-3 text-sm text-ink-600">{labels.sampleFigures}</p>
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
      <PageWeight path={path} />
    </>
  );
}

interface GroupRowsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

/** Pages with their descriptions, each beside what its figure shows. */
function GroupRows({ group, path, hasTitle }: GroupRowsProps) {
  const { name } = group;
  const Heading = hasTitle ? "h3" : "h2";
  return (
    <section id={groupId(name)} className="wrap grid gap-x-6 gap-y-6 lg:grid-cols-12">
      {hasTitle && <h2 className="text-h2-sm lg:col-span-3">{name}</h2>}
      <ul className={`border-ink-950 border-t-2 ${hasTitle ? "lg:col-span-9" : "lg:col-span-12"}`}>
        {placesIn<MenuPath>({ path, groups: [group] }).map((place) => {
          const { meta, figure } = words[place.path];
          const { highlight } = figure;
          return (
            <li
              key={place.path}
              className="group border-ink-200 relative grid gap-x-10 gap-y-3 border-b py-6 pr-9 md:grid-cols-[1fr_230px] md:py-7 md:pr-14"
            >
              <div>
                <Heading className="text-h3">
                  <a
                    href={place.path}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                  >
                    {place.entry.label}
                  </a>
                </Heading>
                <p className="max-w-[560px] mt-1.5 text-ink-600">{meta.description}</p>
              </div>
              <p className="text-sm text-ink-600 md:mt-1">
                <b className="text-h4 text-green-800 md:block">{highlight.value}</b> {highlight.label}
              </p>
              <span aria-hidden="true" className="arrow absolute top-7 right-0 flex md:top-8" />
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

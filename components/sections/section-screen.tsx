import { products } from "@/components/figures";
import { Art } from "@/components/ui/art";
import { patternName } from "@/components/ui/pattern";
import { productTones } from "@/components/ui/pattern-colors";
import { heroFigures } from "@/content/figures";
import { groupId, solutions } from "@/content/navigation";
import { pageTexts } from "@/content/page-texts";
import { solutionPages } from "@/content/pages";
import { sitePage } from "@/content/site-pages";
import type { MenuGroup, Section, SectionPage } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { FigureStage } from "./figure-stage";
import { Breadcrumbs } from "./heroes";
import { Idea } from "./idea";
import { describeStatus } from "./product-showcase";

interface SectionScreenProps {
  section: Section;
  page: SectionPage;
}

/** The pages of a section: rows by group, or the products. */
export function SectionScreen({ section, page }: SectionScreenProps) {
  const { name, path, groups } = section;
  const hasGroups = groups.length > 1;
  return (
    <>
      <section data-hero="light" className="bg-ink-50 pt-[var(--bar)]">
        <Art
          name={patternName({ ...sitePage(path).pattern, shape: "section" })}
          isEager
          className="h-24 w-full object-cover object-left md:h-36"
        />
        <div className="wrap pt-8 pb-14 lg:pt-10 lg:pb-18">
          <Breadcrumbs path={path} />
          <h1 className="text-h1">{name}</h1>
          <p className="mt-5 max-w-[680px] text-lead text-ink-700">{page.description}</p>
          <p className="mt-3 text-sm text-ink-600">{pageTexts.sampleFigures}</p>
        </div>
      </section>
      <div className="py-section grid gap-y-16 lg:gap-y-20">
        {path === solutions.path ? (
          <SolutionPlates />
        ) : (
          groups.map((group) => <GroupRows key={group.name} group={group} path={path} hasTitle={hasGroups} />)
        )}
      </div>
      <ClosingCta cta={page.cta} path={path} />
    </>
  );
}

interface GroupRowsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

/** Pages with their descriptions, each beside the idea of its figure. */
function GroupRows({ group, path, hasTitle }: GroupRowsProps) {
  const { name, entries } = group;
  const Heading = hasTitle ? "h3" : "h2";
  return (
    <section id={groupId(name)} className="wrap grid gap-x-6 gap-y-6 lg:grid-cols-12">
      {hasTitle && <h2 className="text-h2-sm lg:col-span-3">{name}</h2>}
      <ul className={`border-ink-950 border-t-2 ${hasTitle ? "lg:col-span-9" : "lg:col-span-12"}`}>
        {entries.map(({ slug, label }) => {
          const page = sitePage(`${path}/${slug}`);
          const figure = heroFigures[slug];
          return (
            <li
              key={slug}
              className="group border-ink-200 relative grid gap-4 border-b py-6 md:grid-cols-[240px_1fr_20px] md:items-center md:gap-8"
            >
              {figure && <Idea {...figure} />}
              <div className="max-md:order-first">
                <Heading className="text-h4 md:text-h3">
                  <a
                    href={page.path}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                  >
                    {label}
                  </a>
                </Heading>
                <p className="max-w-[640px] mt-1.5 text-ink-600">{page.meta.description}</p>
              </div>
              <span aria-hidden="true" className="arrow max-md:hidden" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The products as plates of the full width, each with its screen. */
function SolutionPlates() {
  return (
    <ul className="grid gap-y-20 lg:gap-y-28">
      {solutions.entries.map(({ slug, label }) => {
        const { Hero } = products[slug];
        const page = solutionPages[slug];
        const href = `${solutions.path}/${slug}`;
        return (
          <li key={slug}>
            <div className="wrap grid items-end gap-x-6 gap-y-4 pb-8 lg:grid-cols-12">
              <div className="lg:col-span-7">
                <h2 className="text-h2">
                  <a href={href} className="arrow inline-flex items-center gap-3 underline-offset-4 hover:underline">
                    {label}
                  </a>
                </h2>
                <p className="mt-3 max-w-[520px] text-lead text-ink-700">{page.summary}</p>
              </div>
              <p className="text-sm text-green-700 lg:col-span-5 lg:text-right">{describeStatus(page)}</p>
            </div>
            <FigureStage slug={slug} tone={productTones[slug]}>
              <Hero />
            </FigureStage>
          </li>
        );
      })}
    </ul>
  );
}

import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import { groupId, solutions } from "@/content/navigation";
import { pageTexts } from "@/content/page-texts";
import { findSolution } from "@/content/routes";
import { sitePage } from "@/content/site-pages";
import type { MenuGroup, Section, SectionPage } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { Breadcrumbs } from "./heroes";
import { describeStatus } from "./product-showcase";
import { Thumbnail } from "./thumbnail";

interface SectionScreenProps {
  section: Section;
  page: SectionPage;
}

/** The pages of a section as rows, by group. */
export function SectionScreen({ section, page }: SectionScreenProps) {
  const { name, path, groups } = section;
  const hasGroups = groups.length > 1;
  return (
    <div className="compact">
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
          <p className="mt-3 text-sm text-ink-600">{pageTexts.samplePictures}</p>
        </div>
      </section>
      <div className="py-section grid gap-y-16 lg:gap-y-20">
        {groups.map((group) => (
          <GroupRows key={group.name} group={group} path={path} hasTitle={hasGroups} />
        ))}
      </div>
      <ClosingCta cta={page.cta} range="b" tone="mist" />
    </div>
  );
}

interface GroupRowsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

function GroupRows({ group, path, hasTitle }: GroupRowsProps) {
  const { name, entries } = group;
  const Heading = hasTitle ? "h3" : "h2";
  return (
    <section id={groupId(name)} className="wrap grid gap-x-6 gap-y-6 lg:grid-cols-12">
      {hasTitle && <h2 className="text-h2-sm lg:col-span-3">{name}</h2>}
      <ul className={`border-ink-950 border-t-2 ${hasTitle ? "lg:col-span-9" : "lg:col-span-12"}`}>
        {entries.map(({ slug, label }) => {
          const page = sitePage(`${path}/${slug}`);
          const solution = path === solutions.path && findSolution(slug)?.page;
          return (
            <li key={slug} className="border-ink-200 border-b">
              <a
                href={page.path}
                className="group grid grid-cols-[min(36vw,9rem)_1fr] items-center gap-3 py-5 md:flex md:gap-8"
              >
                <Thumbnail {...page.pattern} />
                <div className="flex-1 max-md:contents">
                  <div>
                    <Heading className="text-h4 underline-offset-4 group-hover:underline md:text-h3">{label}</Heading>
                    {solution && (
                      <p className="text-sm font-medium text-green-700">
                        {describeStatus(solution.country, solution.status)}
                        <span className="ml-3 font-normal text-ink-600">{pageTexts.sampleData}</span>
                      </p>
                    )}
                  </div>
                  <p className="max-w-[640px] text-ink-600 mt-1.5 max-md:col-span-2">{page.meta.description}</p>
                </div>
                <span aria-hidden="true" className="arrow max-md:hidden" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { disciplines, sections, services, solutions } from "./navigation";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { isBelow, personalPages } from "./paths";
import { sectionPages } from "./sections";
import { sitePages } from "./site-pages";
import type { DisciplinePage, ExpertiseGroup, MenuEntry, MenuGroup, ServicePage, SolutionPage } from "./types";

/** A page with its menu entry and group. */
interface Found<Group, Page> {
  group: Group;
  entry: MenuEntry;
  page: Page;
}

function find<Group extends MenuGroup, Page>(
  groups: readonly Group[],
  pages: Readonly<Record<string, Page>>,
  slug: string,
): Found<Group, Page> | undefined {
  for (const group of groups) {
    const entry = group.entries.find((candidate) => candidate.slug === slug);
    const page = pages[slug];
    if (entry && page) return { group, entry, page };
  }
  return undefined;
}

/** The page at `/services/slug`. */
export const findService = (slug: string) => find<MenuGroup, ServicePage>(services, servicePages, slug);

/** The page at `/solution/slug`. */
export const findSolution = (slug: string) => find<ExpertiseGroup, SolutionPage>([solutions], solutionPages, slug);

/** The page at `/section/slug` of a discipline. */
export function findDiscipline(section: string, slug: string) {
  const groups = disciplines.filter(({ path }) => path === `/${section}`);
  return find<ExpertiseGroup, DisciplinePage>(groups, disciplinePages, slug);
}

/** The section at `/section`. */
export function findSection(section: string) {
  const found = sections.find(({ path }) => path === `/${section}`);
  return found && { section: found, page: sectionPages[found.path] };
}

/** The path of every page. */
export const allPaths = (): string[] => sitePages.map(({ path }) => path);

const paths: ReadonlySet<string> = new Set(allPaths());

/** Whether a path is exactly that of a page. */
export const isPage = (path: string): boolean => paths.has(path);

/** The paths of pages that are the same for everybody. */
export const publicPaths = (): string[] =>
  allPaths().filter((path) => !isBelow(path, [...personalPages, "/reset-password"]));

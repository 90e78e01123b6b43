import { expertise, services } from "./navigation";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { sitePages } from "./site-pages";
import type { DetailPage, MenuEntry, MenuGroup, Section, ServicePage } from "./types";

/** A page with its menu entry and group. */
interface Found<Group, Page> {
  group: Group;
  entry: MenuEntry;
  page: Page;
}

const serviceGroups: readonly MenuGroup[] = services;
const sections: readonly Section[] = expertise;
const details: Record<string, DetailPage> = { ...solutionPages, ...disciplinePages };

/** The page at `/services/slug`. */
export function findService(slug: string): Found<MenuGroup, ServicePage> | undefined {
  for (const group of serviceGroups) {
    const entry = group.entries.find((candidate) => candidate.slug === slug);
    if (entry) return { group, entry, page: servicePages[slug as keyof typeof servicePages] };
  }
  return undefined;
}

/** The page at `/section/slug`. */
export function findDetail(section: string, slug: string): Found<Section, DetailPage> | undefined {
  const group = sections.find(({ path }) => path === `/${section}`);
  const entry = group?.entries.find((candidate) => candidate.slug === slug);
  const page = details[slug];
  return group && entry && page ? { group, entry, page } : undefined;
}

export const serviceSlugs = () => serviceGroups.flatMap(({ entries }) => entries.map(({ slug }) => slug));

export const detailParams = () =>
  sections.flatMap(({ path, entries }) => entries.map(({ slug }) => ({ section: path.slice(1), slug })));

/** The path of every page. */
export const allPaths = (): string[] => sitePages.map(({ path }) => path);

/** Rendered per request: what they show depends on the visitor, or on the backend. */
const RENDERED = ["/my-profile", "/forgot-password", "/reset-password"];

/** The paths of pages that are the same for everybody. */
export const publicPaths = (): string[] => allPaths().filter((path) => !RENDERED.includes(path));

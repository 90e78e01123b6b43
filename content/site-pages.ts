import { aboutUs } from "./about-us";
import { forgotPassword, login, myProfile, register, resetPassword } from "./account";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { expertise, servicePath, services } from "./navigation";
import { pageTexts } from "./page-texts";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { privacy } from "./privacy";
import type { MenuGroup, PageMeta, PatternColor, Section, SolutionPage } from "./types";

/** A breadcrumb. */
export interface Step {
  label: string;
  path: string;
  /** Shown as a framed tag. */
  isTag?: boolean;
}

/** A page with its metadata: the source of routes, sitemap, breadcrumbs and share pictures. */
export interface SitePage {
  path: string;
  meta: PageMeta;
  /** The pattern on its share picture and its links. */
  pattern: { slug: string; color: PatternColor };
  /** Breadcrumbs: home, the group (linked to its first page), the page. Empty for pages outside the menus. */
  steps: Step[];
  /** Whether search engines may index it. */
  isIndexed: boolean;
  /** The path of the page that it duplicates. */
  canonical?: string;
}

type Words = { meta: PageMeta };
type Single = Pick<SitePage, "path" | "pattern"> & Partial<SitePage> & { content: Words };
const single = ({ content, ...page }: Single): SitePage => ({
  meta: content.meta,
  steps: [],
  isIndexed: true,
  ...page,
});

const singles: SitePage[] = [
  single({ path: "/", content: home, pattern: { slug: "home", color: "forest" } }),
  single({
    path: "/home",
    content: home,
    pattern: { slug: "home", color: "forest" },
    canonical: "/",
    isIndexed: false,
  }),
  single({
    path: "/dedicated-team",
    content: dedicatedTeam,
    pattern: { slug: "dedicated-team", color: "leaf" },
  }),
  single({
    path: "/about-us",
    content: aboutUs,
    pattern: { slug: "about-us", color: "ink" },
  }),
  single({
    path: "/contact-us",
    content: contactUs,
    pattern: { slug: "contact-us", color: "mist" },
  }),
  single({
    path: "/privacy",
    content: privacy,
    pattern: { slug: "privacy", color: "chalk" },
  }),
  ...[
    { path: "/login", content: login },
    { path: "/register", content: register },
    { path: "/forgot-password", content: forgotPassword },
    { path: "/reset-password", content: resetPassword },
    { path: "/my-profile", content: myProfile },
  ].map(({ path, content }) =>
    single({
      path,
      content,
      pattern: { slug: path.slice(1), color: "forest" },
      isIndexed: false,
    }),
  ),
];

interface Grouped {
  group: MenuGroup & Pick<Section, "tag">;
  base: string;
  slug: string;
  label: string;
  content: Words;
}

const homeStep: Step = { label: pageTexts.home, path: "/" };

function grouped({ group, base, slug, label, content }: Grouped): SitePage {
  const path = `${base}/${slug}`;
  const start: Step = { label: group.tag ?? group.name, path: `${base}/${group.entries[0]?.slug}` };
  return {
    path,
    meta: content.meta,
    pattern: { slug, color: group.color },
    steps: [homeStep, group.tag ? { ...start, isTag: true } : start, { label, path }],
    isIndexed: true,
  };
}

const ofServices = services.flatMap((group) =>
  group.entries.map((entry) => grouped({ ...entry, group, base: servicePath, content: servicePages[entry.slug] })),
);
const details: Record<string, Words & Partial<Pick<SolutionPage, "country">>> = {
  ...solutionPages,
  ...disciplinePages,
};
const sections: readonly Section[] = expertise;
const ofSections = sections.flatMap((group) =>
  group.entries.map(({ slug, label }) => {
    const content = details[slug];
    if (!content) throw new Error(`No content for ${group.path}/${slug}; see content/pages.ts.`);
    const { country } = content;
    return grouped({ group, base: group.path, slug, label: country ? `${label}, ${country}` : label, content });
  }),
);

export const sitePages: readonly SitePage[] = [...singles, ...ofServices, ...ofSections];

/** The pages in the sitemap. */
export const listedPages = sitePages.filter(({ isIndexed }) => isIndexed);

/** The page at a path. Throws for unknown paths. */
export function sitePage(path: string): SitePage {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is registered at ${path}; see content/site-pages.ts.`);
  return page;
}

/** Redirects from a section's path to its first page. */
export const shortcuts: Readonly<Record<string, string>> = {
  [servicePath]: `${servicePath}/${services[0].entries[0].slug}`,
  "/solutions": `${expertise[0].path}/${expertise[0].entries[0].slug}`,
  ...Object.fromEntries(sections.map(({ path, entries }) => [path, `${path}/${entries[0]?.slug}`])),
};

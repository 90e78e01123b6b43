import { aboutUs } from "./about-us";
import { login, myProfile, register } from "./account";
import { company } from "./company";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { expertise, servicePath, services } from "./navigation";
import { pageTexts } from "./page-texts";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { privacy } from "./privacy";
import type { Ground, MenuGroup, PageMeta, Section, SolutionPage } from "./types";

/** A step of the way from the home page to a page. */
export interface Step {
  label: string;
  path: string;
  /** Framed, in capitals. */
  isTag?: boolean;
}

/** A page as search engines, link previews and the tests of both know it. */
export interface SitePage {
  path: string;
  meta: PageMeta;
  /** Its words: their last change is the page's. */
  content: object;
  /** What draws its pattern. */
  pattern: { slug: string; ground: Ground };
  /** From home by the group, which stands for its first page, to the page itself; empty where a page stands alone. */
  steps: Step[];
  /** False for pages that say nothing to somebody who searches. */
  isIndexed: boolean;
  /** The address under which it is listed, where that is another one. */
  canonical?: string;
}

type Words = { meta: PageMeta };
type Single = Pick<SitePage, "path" | "pattern"> & Partial<Omit<SitePage, "content">> & { content: Words };
const single = (page: Single): SitePage => ({ meta: page.content.meta, steps: [], isIndexed: true, ...page });

/** It is where the company's details stand. */
const contactPage = { ...contactUs, company };

const singles: SitePage[] = [
  single({ path: "/", content: home, pattern: { slug: "home", ground: "forest" } }),
  single({
    path: "/home",
    content: home,
    pattern: { slug: "home", ground: "forest" },
    canonical: "/",
    isIndexed: false,
  }),
  single({
    path: "/dedicated-team",
    content: dedicatedTeam,
    pattern: { slug: "dedicated-team", ground: "leaf" },
  }),
  single({
    path: "/about-us",
    content: aboutUs,
    pattern: { slug: "about-us", ground: "ink" },
  }),
  single({
    path: "/contact-us",
    content: contactPage,
    pattern: { slug: "contact-us", ground: "mist" },
  }),
  single({
    path: "/privacy",
    content: privacy,
    pattern: { slug: "privacy", ground: "chalk" },
  }),
  ...[
    { path: "/login", content: login },
    { path: "/register", content: register },
    { path: "/my-profile", content: myProfile },
  ].map(({ path, content }) =>
    single({
      path,
      content,
      pattern: { slug: path.slice(1), ground: "forest" },
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
    content,
    pattern: { slug, ground: group.ground },
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
    if (!content) throw new Error(`There is no content for ${group.path}/${slug}: see content/pages.ts.`);
    const { country } = content;
    return grouped({ group, base: group.path, slug, label: country ? `${label}, ${country}` : label, content });
  }),
);

export const sitePages: readonly SitePage[] = [...singles, ...ofServices, ...ofSections];

/** Those that search engines may list. */
export const listedPages = sitePages.filter(({ isIndexed }) => isIndexed);

/** @throws where the site has no such page. */
export function sitePage(path: string): SitePage {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}: see content/site-pages.ts.`);
  return page;
}

/** Addresses that people try, and the page that they mean: a menu's first. */
export const shortcuts: Readonly<Record<string, string>> = {
  [servicePath]: `${servicePath}/${services[0].entries[0].slug}`,
  "/solutions": `${expertise[0].path}/${expertise[0].entries[0].slug}`,
  ...Object.fromEntries(sections.map(({ path, entries }) => [path, `${path}/${entries[0]?.slug}`])),
};

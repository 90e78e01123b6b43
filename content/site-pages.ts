import { aboutUs } from "./about-us";
import { login, myProfile, register } from "./account";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { expertise, servicePath, services } from "./navigation";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { privacy } from "./privacy";
import type { Ground, MenuGroup, PageMeta, Section } from "./types";

/** A step of the way from the home page to a page. */
export interface Step {
  label: string;
  path: string;
}

/** A page as search engines, link previews and the tests of both know it. */
export interface SitePage {
  path: string;
  meta: PageMeta;
  /** Where its words are: their last change is the page's. */
  file: string;
  /** What draws its pattern. */
  pattern: { slug: string; ground: Ground };
  /** From the group's first page to the page itself; empty where a page stands alone. */
  steps: Step[];
  /** False for pages that say nothing to somebody who searches. */
  isIndexed: boolean;
  /** The address under which it is listed, where that is another one. */
  canonical?: string;
}

type Single = Pick<SitePage, "path" | "meta" | "file" | "pattern"> & Partial<SitePage>;
const single = (page: Single): SitePage => ({ steps: [], isIndexed: true, ...page });

const singles: SitePage[] = [
  single({ path: "/", meta: home.meta, file: "content/home.ts", pattern: { slug: "home", ground: "forest" } }),
  single({
    path: "/home",
    meta: home.meta,
    file: "content/home.ts",
    pattern: { slug: "home", ground: "forest" },
    canonical: "/",
    isIndexed: false,
  }),
  single({
    path: "/dedicated-team",
    meta: dedicatedTeam.meta,
    file: "content/dedicated-team.ts",
    pattern: { slug: "dedicated-team", ground: "leaf" },
  }),
  single({
    path: "/about-us",
    meta: aboutUs.meta,
    file: "content/about-us.ts",
    pattern: { slug: "about-us", ground: "ink" },
  }),
  single({
    path: "/contact-us",
    meta: contactUs.meta,
    file: "content/contact-us.ts",
    pattern: { slug: "contact-us", ground: "mist" },
  }),
  single({
    path: "/privacy",
    meta: privacy.meta,
    file: "content/privacy.ts",
    pattern: { slug: "privacy", ground: "chalk" },
  }),
  ...[
    { path: "/login", meta: login.meta },
    { path: "/register", meta: register.meta },
    { path: "/my-profile", meta: myProfile.meta },
  ].map(({ path, meta }) =>
    single({
      path,
      meta,
      file: "content/account.ts",
      pattern: { slug: path.slice(1), ground: "forest" },
      isIndexed: false,
    }),
  ),
];

interface Grouped {
  group: MenuGroup;
  base: string;
  slug: string;
  label: string;
  meta: PageMeta;
}

function grouped({ group, base, slug, label, meta }: Grouped): SitePage {
  const path = `${base}/${slug}`;
  const [first] = group.entries;
  const start = { label: group.name, path: `${base}/${first?.slug}` };
  const own = { label, path };
  return {
    path,
    meta,
    file: `content${base}/${slug}.ts`,
    pattern: { slug, ground: group.ground },
    steps: start.path === path ? [own] : [start, own],
    isIndexed: true,
  };
}

const ofServices = services.flatMap((group) =>
  group.entries.map((entry) => grouped({ ...entry, group, base: servicePath, meta: servicePages[entry.slug].meta })),
);
const details: Record<string, { meta: PageMeta }> = { ...solutionPages, ...disciplinePages };
const sections: readonly Section[] = expertise;
const ofSections = sections.flatMap((group) =>
  group.entries.map((entry) =>
    grouped({ ...entry, group, base: group.path, meta: (details[entry.slug] as { meta: PageMeta }).meta }),
  ),
);

export const sitePages: readonly SitePage[] = [...singles, ...ofServices, ...ofSections];

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

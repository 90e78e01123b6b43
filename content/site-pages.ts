import { aboutUs } from "./about-us";
import { forgotPassword, login, myProfile, register, resetPassword } from "./account";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import {
  aboutLink,
  contactLink,
  loginLink,
  privacyLink,
  profileLink,
  registerLink,
  sections,
  solutions,
  teamLink,
  thisSiteLink,
} from "./navigation";
import { pageTexts } from "./page-texts";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { privacy } from "./privacy";
import { sectionPages } from "./sections";
import { thisSite } from "./this-site";
import type { PageMeta, PatternColor, Section, SharePicture } from "./types";

/** A breadcrumb. */
interface Breadcrumb {
  label: string;
  path: string;
}

/** A page with its metadata: the source of routes, sitemap, breadcrumbs and share pictures. */
export interface SitePage {
  path: string;
  /** The text of links to it, and its last breadcrumb. */
  name: string;
  meta: PageMeta;
  /** The pattern on its share picture and its links. */
  pattern: { slug: string; color: PatternColor };
  /** Home, the section if there is one, the page. Empty for home and the pages of an account. */
  breadcrumbs: Breadcrumb[];
  /** The name of the group as a framed tag, and the page that it links to. */
  tag?: Breadcrumb;
  /** Whether search engines may index it. */
  isIndexed: boolean;
  /** The path of the page that it duplicates. */
  canonical?: string;
}

type PageContent = { meta: PageMeta };
type StandalonePage = Pick<SitePage, "path" | "name" | "pattern"> & Partial<SitePage> & { content: PageContent };
const standalonePage = ({ content, ...page }: StandalonePage): SitePage => ({
  meta: content.meta,
  breadcrumbs: [],
  isIndexed: true,
  ...page,
});

const homeBreadcrumb: Breadcrumb = { label: pageTexts.home, path: "/" };

const linked = ({ href, label }: { href: string; label: string }) => ({ path: href, name: label });

/** A page that the bar or the footer links to. */
const listed = ({ href, label }: { href: string; label: string }) => ({
  ...linked({ href, label }),
  breadcrumbs: [homeBreadcrumb, { label, path: href }],
});

const singles: SitePage[] = [
  standalonePage({ path: "/", name: pageTexts.home, content: home, pattern: { slug: "home", color: "forest" } }),
  standalonePage({
    path: "/home",
    name: pageTexts.home,
    content: home,
    pattern: { slug: "home", color: "forest" },
    canonical: "/",
    isIndexed: false,
  }),
  standalonePage({ ...listed(teamLink), content: dedicatedTeam, pattern: { slug: "dedicated-team", color: "leaf" } }),
  standalonePage({ ...listed(aboutLink), content: aboutUs, pattern: { slug: "about-us", color: "ink" } }),
  standalonePage({ ...listed(contactLink), content: contactUs, pattern: { slug: "contact-us", color: "mist" } }),
  standalonePage({ ...listed(thisSiteLink), content: thisSite, pattern: { slug: "this-site", color: "forest" } }),
  standalonePage({ ...listed(privacyLink), content: privacy, pattern: { slug: "privacy", color: "chalk" } }),
  ...[
    { ...linked(loginLink), content: login },
    { ...linked(registerLink), content: register },
    { path: "/forgot-password", name: forgotPassword.title, content: forgotPassword },
    { path: "/reset-password", name: resetPassword.title, content: resetPassword },
    { ...linked(profileLink), content: myProfile },
  ].map(({ path, name, content }) =>
    standalonePage({
      path,
      name,
      content,
      pattern: { slug: path.slice(1), color: "forest" },
      isIndexed: false,
    }),
  ),
];

const contents: Record<string, PageContent> = { ...servicePages, ...solutionPages, ...disciplinePages };

/** A section's page, and the pages that it lists. */
function inSection({ name, path, tag, groups }: Section): SitePage[] {
  const list: Breadcrumb = { label: name, path };
  const own: SitePage = {
    path,
    name,
    meta: sectionPages[path].meta,
    pattern: { slug: path.slice(1), color: sectionPages[path].color },
    breadcrumbs: [homeBreadcrumb, list],
    isIndexed: true,
  };
  const pages = groups.flatMap(({ color, entries }) =>
    entries.map(({ slug, label }): SitePage => {
      const content = contents[slug];
      if (!content) throw new Error(`No content for ${path}/${slug}; see content/pages.ts.`);
      return {
        path: `${path}/${slug}`,
        name: label,
        meta: content.meta,
        pattern: { slug, color },
        breadcrumbs: [homeBreadcrumb, list, { label, path: `${path}/${slug}` }],
        ...(tag && { tag: { label: tag, path } }),
        isIndexed: true,
      };
    }),
  );
  return [own, ...pages];
}

export const sitePages: readonly SitePage[] = [...singles, ...sections.flatMap(inSection)];

/** The pages in the sitemap. */
export const listedPages = sitePages.filter(({ isIndexed }) => isIndexed);

/** The 1.91 to 1 that link previews expect. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The share picture of a page (lib/build/art/shares.ts). */
export const sharePicture = (path: string): SharePicture =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/** The page at a path. Throws for unknown paths. */
export function sitePage(path: string): SitePage {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is registered at ${path}; see content/site-pages.ts.`);
  return page;
}

/** Redirects from a path that visitors guess. */
export const shortcuts: Readonly<Record<string, string>> = { "/solutions": solutions.path };

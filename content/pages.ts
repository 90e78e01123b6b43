import { aboutUs } from "./about-us";
import { forgotPassword, login, myProfile, register, resetPassword } from "./account";
import { buying } from "./buying";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { documentPath, documents } from "./documents";
import { home } from "./home";
import { labels } from "./labels";
import {
  aboutLink,
  buyingLink,
  contactLink,
  type ExpertisePath,
  expertise,
  loginLink,
  type MenuPath,
  placesIn,
  privacyLink,
  profileLink,
  registerLink,
  type SectionPath,
  type ServicePath,
  type SinglePath,
  type SolutionPath,
  sections,
  servicePath,
  services,
  solutions,
  teamLink,
  thisSiteLink,
} from "./menus";
import { privacy } from "./privacy";
import { projectSection } from "./project";
import { adaptiveMethodologies } from "./project/adaptive-methodologies";
import { planning } from "./project/planning";
import { resourceManagement } from "./project/resource-management";
import { riskQualityMonitoring } from "./project/risk-quality-monitoring";
import { stakeholderComms } from "./project/stakeholder-comms";
import { qaSection } from "./qa";
import { integrationTesting } from "./qa/integration-testing";
import { manualTest } from "./qa/manual-test";
import { performanceLoadTesting } from "./qa/performance-load-testing";
import { securityComplianceTesting } from "./qa/security-compliance-testing";
import { teamManagement } from "./qa/team-management";
import { servicesSection } from "./services";
import { agileProjectManagement } from "./services/agile-project-management";
import { architectureConsulting } from "./services/architecture-consulting";
import { cloudDevops } from "./services/cloud-devops";
import { digitalTransformation } from "./services/digital-transformation";
import { maintenanceAndSupport } from "./services/maintenance-and-support";
import { mobileApplications } from "./services/mobile-applications";
import { productManagement } from "./services/product-management";
import { prototypingTesting } from "./services/prototyping-testing";
import { qualityAssurance } from "./services/quality-assurance";
import { securityAudits } from "./services/security-audits";
import { uiDesign } from "./services/ui-design";
import { webApplications } from "./services/web-applications";
import { solutionSection } from "./solution";
import { deedsPlatform } from "./solution/deeds-platform";
import { repz } from "./solution/repz";
import { rwandaValuationSystem } from "./solution/rwanda-valuation-system";
import { socialRegistry } from "./solution/social-registry";
import { sysadminSection } from "./sysadmin";
import { backupDisasterRecovery } from "./sysadmin/backup-disaster-recovery";
import { infrastructureProvisioning } from "./sysadmin/infrastructure-provisioning";
import { monitoringPerformance } from "./sysadmin/monitoring-performance";
import { securityAccessControl } from "./sysadmin/security-access-control";
import { serverNetwork } from "./sysadmin/server-network";
import { thisSite } from "./this-site";
import type {
  ExpertiseWords,
  PageMeta,
  PatternColor,
  Section,
  SectionWords,
  ServiceWords,
  SharePicture,
  SolutionWords,
} from "./types";

type PageContent = Record<ServicePath, ServiceWords> &
  Record<SolutionPath, SolutionWords> &
  Record<ExpertisePath, ExpertiseWords> &
  Record<SectionPath, SectionWords> &
  Record<SinglePath, { meta: PageMeta }>;

/**
 * The words of every page, by its path: `/qa/manual-test` has its own in content/qa/manual-test.ts.
 * A client component must not import this file, which would bring all of them to the browser: lib/imports.test.ts
 * refuses it to menus and forms.
 */
export const pageContent: PageContent = {
  "/": home,
  "/home": home,
  "/dedicated-team": dedicatedTeam,
  "/about-us": aboutUs,
  "/contact-us": contactUs,
  "/buying": buying,
  "/this-site": thisSite,
  "/privacy": privacy,
  "/login": login,
  "/register": register,
  "/forgot-password": forgotPassword,
  "/reset-password": resetPassword,
  "/my-profile": myProfile,

  "/services": servicesSection,
  "/services/product-management": productManagement,
  "/services/ui-design": uiDesign,
  "/services/prototyping-testing": prototypingTesting,
  "/services/web-applications": webApplications,
  "/services/mobile-applications": mobileApplications,
  "/services/cloud-devops": cloudDevops,
  "/services/agile-project-management": agileProjectManagement,
  "/services/quality-assurance": qualityAssurance,
  "/services/maintenance-and-support": maintenanceAndSupport,
  "/services/architecture-consulting": architectureConsulting,
  "/services/digital-transformation": digitalTransformation,
  "/services/security-audits": securityAudits,

  "/solution": solutionSection,
  "/solution/social-registry": socialRegistry,
  "/solution/rwanda-valuation-system": rwandaValuationSystem,
  "/solution/deeds-platform": deedsPlatform,
  "/solution/repz": repz,

  "/project": projectSection,
  "/project/planning": planning,
  "/project/resource-management": resourceManagement,
  "/project/risk-quality-monitoring": riskQualityMonitoring,
  "/project/stakeholder-comms": stakeholderComms,
  "/project/adaptive-methodologies": adaptiveMethodologies,

  "/qa": qaSection,
  "/qa/manual-test": manualTest,
  "/qa/performance-load-testing": performanceLoadTesting,
  "/qa/security-compliance-testing": securityComplianceTesting,
  "/qa/integration-testing": integrationTesting,
  "/qa/team-management": teamManagement,

  "/sysadmin": sysadminSection,
  "/sysadmin/infrastructure-provisioning": infrastructureProvisioning,
  "/sysadmin/server-network": serverNetwork,
  "/sysadmin/security-access-control": securityAccessControl,
  "/sysadmin/backup-disaster-recovery": backupDisasterRecovery,
  "/sysadmin/monitoring-performance": monitoringPerformance,
};

export const servicePages = placesIn<ServicePath>({ path: servicePath, groups: services });
export const solutionPages = placesIn<SolutionPath>({ path: solutions.path, groups: [solutions] });
export const expertisePages = expertise.flatMap((group) =>
  placesIn<ExpertisePath>({ path: group.path, groups: [group] }),
);

interface Breadcrumb {
  label: string;
  path: string;
  /** True for the page's tag, which is shown in capitals. */
  isTag?: true;
}

/** A page with its metadata: the source of routes, sitemap, breadcrumbs and share pictures. */
export interface SitePage {
  path: string;
  /** The text of links to the page, and of its last breadcrumb. */
  name: string;
  meta: PageMeta;
  /** The colour of the share picture. */
  color: PatternColor;
  /** The picture for link previews and structured data. */
  picture: SharePicture;
  /** Home, the section or the page above if there is one, the page. Home and the pages of an account have none. */
  breadcrumbs: Breadcrumb[];
  /** True if search engines may index the page. */
  isIndexed: boolean;
  /** The path of the page that this one duplicates. */
  canonical?: string;
}

interface Single {
  name: string;
  color: PatternColor;
  isIndexed?: false;
  canonical?: "/";
}

const account = { color: "forest", isIndexed: false } as const;

/** The pages outside the menus. */
const singles: Record<SinglePath, Single> = {
  "/": { name: labels.home, color: "forest" },
  "/home": { name: labels.home, color: "forest", isIndexed: false, canonical: "/" },
  "/dedicated-team": { name: teamLink.label, color: "leaf" },
  "/about-us": { name: aboutLink.label, color: "ink" },
  "/contact-us": { name: contactLink.label, color: "mist" },
  "/buying": { name: buyingLink.label, color: "ink" },
  "/this-site": { name: thisSiteLink.label, color: "forest" },
  "/privacy": { name: privacyLink.label, color: "chalk" },
  "/login": { name: loginLink.label, ...account },
  "/register": { name: registerLink.label, ...account },
  "/forgot-password": { name: forgotPassword.title, ...account },
  "/reset-password": { name: resetPassword.title, ...account },
  "/my-profile": { name: profileLink.label, ...account },
};

/** Returns the URL of the share picture that app/share draws of a page. */
export const sharePicture = (path: string): SharePicture =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

const homeBreadcrumb: Breadcrumb = { label: labels.home, path: "/" };

function outsideMenus(path: SinglePath): SitePage {
  const { name, color, isIndexed = true, canonical } = singles[path];
  const isHome = path === "/" || path === "/home";
  return {
    path,
    name,
    meta: pageContent[path].meta,
    color,
    picture: sharePicture(canonical ?? path),
    breadcrumbs: isHome || !isIndexed ? [] : [homeBreadcrumb, { label: name, path }],
    isIndexed,
    canonical,
  };
}

/** Lists a section's page and the pages below it. */
function inSection(section: Section): SitePage[] {
  const { name, path, isTag } = section;
  const { meta, color } = pageContent[path];
  const list: Breadcrumb = { label: name, path };
  const own: SitePage = {
    path,
    name,
    meta,
    color,
    picture: sharePicture(path),
    breadcrumbs: [homeBreadcrumb, list],
    isIndexed: true,
  };
  const pages = placesIn<MenuPath>(section).map(({ group, entry, path: page }): SitePage => {
    const words = pageContent[page];
    return {
      path: page,
      name: entry.label,
      meta: words.meta,
      color: group.color,
      picture: "imageSrc" in words ? words.imageSrc : sharePicture(page),
      breadcrumbs: [homeBreadcrumb, { ...list, isTag }, { label: entry.label, path: page }],
      isIndexed: true,
    };
  });
  return [own, ...pages];
}

const pagesOfSections = sections.flatMap(inSection);

/** The pages of sample documents, each below the page that describes the work. */
const documentPages = documents.map((document): SitePage => {
  const { parent, title, meta } = document;
  const path = documentPath(document);
  const above = pagesOfSections.find((page) => page.path === parent);
  if (!above) throw new Error(`${path} is below no page.`);
  return {
    path,
    name: title,
    meta,
    color: above.color,
    picture: sharePicture(path),
    breadcrumbs: [homeBreadcrumb, { label: above.name, path: parent }, { label: title, path }],
    isIndexed: true,
  };
});

export const sitePages: readonly SitePage[] = [
  ...(Object.keys(singles) as SinglePath[]).map(outsideMenus),
  ...pagesOfSections,
  ...documentPages,
];

export const listedPages = sitePages.filter(({ isIndexed }) => isIndexed);

/** The size in pixels: link previews expect 1.91 to 1. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Returns the page at a path. Throws for unknown paths. */
export function sitePage(path: string): SitePage {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is registered at ${path}; see content/pages.ts.`);
  return page;
}

/** Redirects from a path that visitors guess. */
export const shortcuts: Readonly<Record<string, string>> = { "/solutions": solutions.path };

export const allPaths = (): string[] => sitePages.map(({ path }) => path);

const paths: ReadonlySet<string> = new Set(allPaths());

/** Tells whether a path is exactly that of a page. */
export const isPage = (path: string): boolean => paths.has(path);

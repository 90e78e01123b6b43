import "server-only";
import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  CreativeWork,
  Graph,
  OpeningHoursSpecification,
  Place,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { company } from "@/content/company";
import { dedicatedTeam } from "@/content/dedicated-team";
import { barLinks } from "@/content/navigation";
import { findDetail, findService } from "@/content/routes";
import { type SitePage, sitePage } from "@/content/site-pages";
import { siteUrl } from "@/lib/env";
import { addressOf } from "./address";

/** What a page says of itself to search engines (schema.org, as JSON-LD): nothing that the page itself does not say. */
const AFRICA: Place = { "@type": "Place", name: "Africa" };
/** What a thing is called everywhere: the page that tells of it, and what it is there. */
const idOf = (path: string, thing: string) => `${siteUrl}${path}#${thing}`;

/** As every page shows it, in its footer; the contact page tells the rest. */
const theCompany = {
  "@type": "ProfessionalService",
  "@id": idOf("/", "company"),
  name: company.name,
  url: addressOf("/"),
  logo: `${siteUrl}/icon-512.png`,
  address: { "@type": "PostalAddress", addressLocality: "Kigali", addressCountry: "RW" },
} as const;

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type Day = (typeof DAYS)[number];

const daysOf = (text: string): Day[] => {
  const [first, last = first] = text.split("-") as [Day, Day?];
  return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
};

/** "9:00 AM - 6:00 PM" as 09:00 and 18:00. */
const timesOf = (text: string): string[] =>
  [...text.matchAll(/(\d+):(\d+) (AM|PM)/g)].map(([, hour, minute, half]) => {
    const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });

/** As the contact page has them; days that are closed are left out. */
const openingHours = (): OpeningHoursSpecification[] =>
  company.hours.flatMap(({ days, time }) => {
    const [opens, closes] = timesOf(time);
    return opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: daysOf(days), opens, closes }] : [];
  });

const companyInFull = (): ProfessionalService => ({
  ...theCompany,
  description: company.tagline,
  email: company.email,
  telephone: company.phone,
  areaServed: AFRICA,
  openingHoursSpecification: openingHours(),
  sameAs: company.social.map(({ href }) => href),
});

const webSite = (): WebSite => ({
  "@type": "WebSite",
  "@id": idOf("/", "site"),
  name: company.name,
  url: addressOf("/"),
  publisher: { "@id": theCompany["@id"] },
  inLanguage: "en",
});

/** A page that is about the company itself. */
const pageOf = <Type extends "AboutPage" | "ContactPage" | "WebPage">(type: Type, { path, meta }: SitePage) => ({
  "@type": type,
  "@id": idOf(path, "page"),
  name: meta.title,
  url: addressOf(path),
});

const aboutCompany = { about: { "@id": theCompany["@id"] } };

const service = (path: string, name: string, description: string): Service => ({
  "@type": "Service",
  "@id": idOf(path, "service"),
  name,
  description,
  url: addressOf(path),
  provider: theCompany,
  areaServed: AFRICA,
});

const solution = (path: string, name: string, description: string): CreativeWork => ({
  "@type": "CreativeWork",
  "@id": idOf(path, "solution"),
  name,
  description,
  url: addressOf(path),
});

const breadcrumbs = ({ path, steps }: SitePage): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": idOf(path, "breadcrumb"),
  itemListElement: steps.map((step, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: step.label,
    item: addressOf(step.path),
  })),
});

/** A page under a menu: a service with the words of its hero, or a solution with its own. */
function offered({ path }: SitePage): Thing {
  const [, section = "", slug = ""] = path.split("/");
  const ofService = findService(slug);
  if (ofService && section === "services") return service(path, ofService.entry.label, ofService.page.hero.subtitle);
  const detail = findDetail(section, slug);
  if (!detail) throw new Error(`There is no content for ${path}: see content/pages.ts.`);
  const { entry, page } = detail;
  return section === "solution"
    ? solution(path, page.title, page.description)
    : service(path, entry.label, page.description);
}

/** What stands on the pages that are in no menu's group. */
const single: Record<string, (page: SitePage) => Thing[]> = {
  "/": () => [theCompany, webSite()],
  "/home": () => [theCompany, webSite()],
  "/about-us": (page) => [theCompany, { ...pageOf("AboutPage", page), ...aboutCompany } satisfies AboutPage],
  "/contact-us": (page) => [companyInFull(), { ...pageOf("ContactPage", page), ...aboutCompany } satisfies ContactPage],
  "/privacy": (page) => [{ ...pageOf("WebPage", page), publisher: theCompany } satisfies WebPage],
  "/dedicated-team": ({ path }) => {
    const name = barLinks.find(({ href }) => href === path)?.label ?? dedicatedTeam.hero.title;
    return [service(path, name, dedicatedTeam.hero.subtitle)];
  },
};

/** The graph of a page, as text that can stand in its markup. */
export function structuredData(path: string): string {
  const page = sitePage(path);
  const things = single[path]?.(page) ?? [offered(page), breadcrumbs(page)];
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

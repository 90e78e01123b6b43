import type { FAQPage, Graph, OpeningHoursSpecification, Thing } from "schema-dts";
import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { dedicatedTeam } from "@/content/dedicated-team";
import { documentAt } from "@/content/documents";
import type { SampleDocument } from "@/content/documents/types";
import { labels } from "@/content/labels";
import { sections } from "@/content/menus";
import { expertisePages, pageContent, type SitePage, servicePages, sitePage, solutionPages } from "@/content/pages";
import { contentOf, isSampleText } from "@/content/sample";
import type { Faq, Section } from "@/content/types";
import { siteUrl } from "@/lib/settings/env";
import { pageUrl } from "./metadata";

/** Structured data (schema.org as JSON-LD). It has to match the visible content of the page, as Google requires. */
const countries = new Set(solutionPages.map(({ path }) => pageContent[path].country));
const areaServed = [...countries].map((name) => ({ "@type": "Country", name }) as const);
const idOf = (path: string, fragment: string) => `${siteUrl}${path}#${fragment}`;

/** The details in the footer of every page. */
const organization = {
  "@type": "LocalBusiness",
  "@id": idOf("/", "company"),
  name: company.name,
  url: pageUrl("/"),
  logo: `${siteUrl}/icon-512.png`,
  address: { "@type": "PostalAddress", addressLocality: "Kigali", addressCountry: "RW" },
} as const;

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type Day = (typeof DAYS)[number];

const daysOf = (text: string): Day[] => {
  const [first, last = first] = text.split("-") as [Day, Day?];
  return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
};

/** Converts "9:00 AM - 6:00 PM" to ["09:00", "18:00"]. */
const timesOf = (text: string): string[] =>
  [...text.matchAll(/(\d+):(\d+) (AM|PM)/g)].map(([, hour, minute, half]) => {
    const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  });

/** Search engines must not learn a sample, as they keep it. */
const unlessSample = (text: string) => (isSampleText(text) ? undefined : text);

const fullOrganization: Thing = {
  ...organization,
  description: company.tagline,
  email: unlessSample(company.email),
  telephone: unlessSample(company.phone),
  areaServed,
  // Closed days are omitted.
  openingHoursSpecification: company.hours.flatMap(({ days, time }): OpeningHoursSpecification[] => {
    const [opens, closes] = timesOf(time);
    return opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: daysOf(days), opens, closes }] : [];
  }),
  sameAs: company.social.map(({ href }) => href).filter(unlessSample),
};

const webSite: Thing = {
  "@type": "WebSite",
  "@id": idOf("/", "site"),
  name: company.name,
  url: pageUrl("/"),
  publisher: { "@id": organization["@id"] },
  inLanguage: "en",
};

const pageOf = <Type extends "AboutPage" | "ContactPage" | "WebPage">(type: Type, { path, meta }: SitePage) => ({
  "@type": type,
  "@id": idOf(path, "page"),
  name: meta.title,
  url: pageUrl(path),
  dateModified: meta.updated,
  ...(type === "WebPage" ? { publisher: organization } : { about: { "@id": organization["@id"] } }),
});

/** @param type the kind of service, by the name of its group in the menus */
const service = ({ path, picture }: SitePage, name: string, description: string, type: string): Thing => ({
  "@type": "Service",
  "@id": idOf(path, "service"),
  name,
  serviceType: type,
  description,
  url: pageUrl(path),
  image: siteUrl + picture,
  provider: organization,
  areaServed,
});

const solution = ({ path, meta, picture }: SitePage, name: string, description: string): Thing => ({
  "@type": "CreativeWork",
  "@id": idOf(path, "solution"),
  name,
  description,
  url: pageUrl(path),
  image: siteUrl + picture,
  dateModified: meta.updated,
  author: organization,
});

/** A sample document, which says so in name and description: neither may be read as a fact. */
const report = ({ path, meta }: SitePage, { title, sample, lead }: SampleDocument): Thing => ({
  "@type": "Report",
  "@id": idOf(path, "report"),
  name: `${labels.document.mark}: ${title}`,
  description: `${sample} ${lead}`,
  url: pageUrl(path),
  dateModified: meta.updated,
  author: organization,
  publisher: organization,
});

const breadcrumbList = ({ path, breadcrumbs }: SitePage): Thing => ({
  "@type": "BreadcrumbList",
  "@id": idOf(path, "breadcrumb"),
  itemListElement: breadcrumbs.map(({ label, path: to }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    item: pageUrl(to),
  })),
});

const faqPage = (path: string, entries: readonly Faq[]): FAQPage => ({
  "@type": "FAQPage",
  "@id": idOf(path, "faq"),
  mainEntity: entries.map(({ id, question, answer }) => ({
    "@type": "Question",
    name: question,
    url: `${pageUrl(path)}#${id}`,
    acceptedAnswer: { "@type": "Answer", text: contentOf(answer) },
  })),
});

const itemList = (path: string, { groups }: Section): Thing => ({
  "@type": "ItemList",
  "@id": idOf(path, "list"),
  itemListElement: groups
    .flatMap(({ entries }) => entries)
    .map(({ slug, label }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      url: pageUrl(`${path}/${slug}`),
    })),
});

/** The entity that a section's page describes; for any other page, a WebPage. */
function offering(page: SitePage): Thing {
  const { path } = page;
  const list = sections.find((section) => section.path === path);
  if (list) return itemList(path, list);
  const at = ({ path: other }: { path: string }) => other === path;
  const offered = servicePages.find(at);
  if (offered) {
    const { title, subtitle } = pageContent[offered.path].hero;
    return service(page, title, subtitle, offered.group.name);
  }
  const product = solutionPages.find(at);
  if (product) return solution(page, pageContent[product.path].title, pageContent[product.path].description);
  const expertise = expertisePages.find(at);
  if (expertise) {
    const { title, description } = pageContent[expertise.path];
    return service(page, title, description, expertise.group.name);
  }
  const document = documentAt(path);
  if (document) return report(page, document);
  return pageOf("WebPage", page);
}

/** The entities of pages that are not in a menu section, where they are more than a page. */
const standalonePages: Record<string, (page: SitePage) => Thing[]> = {
  "/": () => [fullOrganization, webSite],
  "/home": () => [fullOrganization, webSite],
  "/about-us": (page) => [organization, pageOf("AboutPage", page)],
  "/contact-us": (page) => [fullOrganization, pageOf("ContactPage", page), faqPage(page.path, contactUs.faq.entries)],
  "/dedicated-team": (page) => [
    service(page, page.name, dedicatedTeam.hero.subtitle, "Software outsourcing"),
    faqPage(page.path, dedicatedTeam.faq.entries),
  ],
};

/** The JSON-LD of a page, escaped for a script element. */
export function structuredData(path: string): string {
  const page = sitePage(path);
  const entities = standalonePages[path]?.(page) ?? [offering(page)];
  if (page.breadcrumbs.length > 0) entities.push(breadcrumbList(page));
  const graph: Graph = { "@context": "https://schema.org", "@graph": entities };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

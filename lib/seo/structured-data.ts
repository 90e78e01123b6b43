import "server-only";
import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  Graph,
  OpeningHoursSpecification,
  Place,
  ProfessionalService,
  Service,
  SoftwareApplication,
  Thing,
  WebSite,
} from "schema-dts";
import { aboutUs } from "@/content/about-us";
import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { solutionPages } from "@/content/pages";
import { findService } from "@/content/routes";
import { type SitePage, sitePage } from "@/content/site-pages";
import { siteUrl } from "@/lib/env";

/** What a page says of itself to search engines (schema.org, as JSON-LD): nothing that the page itself does not say. */
const at = (path: string) => new URL(path, siteUrl).href;
const COMPANY_ID = at("/#company");
const AFRICA: Place = { "@type": "Place", name: "Africa" };
/** Told in full on the pages that are about it. */
const theCompany = { "@type": "ProfessionalService", "@id": COMPANY_ID, name: company.name } as const;

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
  "@type": "ProfessionalService",
  "@id": COMPANY_ID,
  name: company.name,
  url: at("/"),
  logo: at("/icon-512.png"),
  image: at("/icon-512.png"),
  description: company.tagline,
  email: company.email,
  telephone: company.phone,
  address: { "@type": "PostalAddress", addressLocality: "Kigali", addressCountry: "RW" },
  areaServed: AFRICA,
  openingHoursSpecification: openingHours(),
});

const webSite = (): WebSite => ({
  "@type": "WebSite",
  "@id": at("/#site"),
  name: company.name,
  url: at("/"),
  publisher: theCompany,
  inLanguage: "en",
});

function service({ path, meta, steps }: SitePage): Service {
  return {
    "@type": "Service",
    name: steps.at(-1)?.label ?? meta.title,
    description: meta.description,
    url: at(path),
    provider: theCompany,
    areaServed: AFRICA,
  };
}

function solution({ path, meta }: SitePage, name: string): SoftwareApplication {
  return {
    "@type": "SoftwareApplication",
    name,
    description: meta.description,
    url: at(path),
    applicationCategory: "BusinessApplication",
    creator: theCompany,
  };
}

const breadcrumbs = ({ steps }: SitePage): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ label: company.name, path: "/" }, ...steps].map(({ label, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    item: at(path),
  })),
});

function about(page: SitePage): Thing[] {
  const { path, meta } = page;
  if (path === "/" || path === "/home") return [webSite()];
  if (path === "/about-us")
    return [{ "@type": "AboutPage", name: aboutUs.meta.title, url: at(path), about: theCompany } satisfies AboutPage];
  if (path === "/contact-us")
    return [
      { "@type": "ContactPage", name: contactUs.meta.title, url: at(path), about: theCompany } satisfies ContactPage,
    ];
  const slug = path.split("/").at(-1) ?? "";
  if (path.startsWith("/solution/")) {
    const { name } = solutionPages[slug as keyof typeof solutionPages];
    return [solution(page, name)];
  }
  const isService = findService(slug) || page.steps.length > 0 || path === "/dedicated-team";
  return isService ? [service(page)] : [{ "@type": "WebPage", name: meta.title, url: at(path), about: theCompany }];
}

const PAGES_OF_COMPANY = ["/", "/home", "/about-us", "/contact-us"];

/** The graph of a page, as text that can stand in its markup. */
export function structuredData(path: string): string {
  const page = sitePage(path);
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      ...(PAGES_OF_COMPANY.includes(path) ? [companyInFull()] : []),
      ...about(page),
      ...(page.steps.length ? [breadcrumbs(page)] : []),
    ],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

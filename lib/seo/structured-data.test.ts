import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { sections } from "@/content/navigation";
import { contentOf } from "@/content/sample";
import { sitePages } from "@/content/site-pages";
import { siteUrl } from "@/lib/env";
import { structuredData } from "./structured-data";

interface Thing {
  "@type": string;
  "@id": string;
  [property: string]: unknown;
}

const paths = sitePages
  .map(({ path }) => path)
  .filter((path) => !/^\/(login|register|my-profile|forgot-password|reset-password)$/.test(path));
const thingsOn = (path: string): Thing[] => JSON.parse(structuredData(path))["@graph"];

function expectedTypes(path: string): string[] {
  if (path === "/" || path === "/home") return ["ProfessionalService", "WebSite"];
  if (path === "/about-us") return ["ProfessionalService", "AboutPage", "BreadcrumbList"];
  if (path === "/contact-us") return ["ProfessionalService", "ContactPage", "FAQPage", "BreadcrumbList"];
  if (path === "/privacy" || path === "/this-site") return ["WebPage", "BreadcrumbList"];
  if (path === "/dedicated-team") return ["Service", "FAQPage", "BreadcrumbList"];
  if (sections.some((section) => section.path === path)) return ["ItemList", "BreadcrumbList"];
  return [path.startsWith("/solution/") ? "CreativeWork" : "Service", "BreadcrumbList"];
}

test.each(paths)("%s describes what it is about, with identifiers of this site", (path) => {
  const things = thingsOn(path);
  expect(things.map((thing) => thing["@type"])).toEqual(expectedTypes(path));
  const ids = things.map((thing) => thing["@id"]);
  expect(new Set(ids).size).toBe(things.length);
  for (const id of ids) expect(id.startsWith(`${siteUrl}/`)).toBe(true);
});

test.each(paths)("%s has the company's contact details and hours only if it is the contact page", (path) => {
  for (const detail of [company.phone, company.email, "openingHours", "sameAs"]) {
    expect([detail, structuredData(path).includes(detail)]).toEqual([detail, path === "/contact-us"]);
  }
});

test("the contact page has them in schema.org's form", () => {
  const [organization] = thingsOn("/contact-us");
  expect(organization).toMatchObject({
    telephone: company.phone,
    email: company.email,
    address: { addressLocality: "Kigali", addressCountry: "RW" },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
  });
});

test("a page's questions are a FAQPage, with samples as plain text", () => {
  const graph: { "@type": string; mainEntity?: object[] }[] = JSON.parse(structuredData("/contact-us"))["@graph"];
  const faqPage = graph.find((thing) => thing["@type"] === "FAQPage");
  expect(faqPage?.mainEntity).toEqual(
    contactUs.faq.entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `http://localhost:3000/contact-us#${id}`,
      acceptedAnswer: { "@type": "Answer", text: contentOf(answer) },
    })),
  );
});

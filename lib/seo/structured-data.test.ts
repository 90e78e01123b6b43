import { company } from "@/content/company";
import { contactUs } from "@/content/contact-us";
import { documentAt, documentPath, documents } from "@/content/documents";
import { sections } from "@/content/menus";
import { sitePages } from "@/content/pages";
import { contentOf, isSampleText } from "@/content/sample";
import { siteUrl } from "@/lib/settings/env";
import { structuredData } from "./structured-data";

// The owner may change these details.
jest.mock("@/content/company", () => {
  const actual = jest.requireActual("@/content/company");
  const hours = [
    { days: "Monday-Friday", time: "9:00 AM - 6:00 PM" },
    { days: "Saturday", time: "10:00 AM - 2:00 PM" },
    { days: "Sunday", time: "Closed" },
  ];
  return { ...actual, company: { ...actual.company, office: "Kigali, Rwanda", hours } };
});

const paths = sitePages
  .map(({ path }) => path)
  .filter((path) => !/^\/(login|register|my-profile|forgot-password|reset-password)$/.test(path));
const thingsOn = (path: string): Record<string, unknown>[] => JSON.parse(structuredData(path))["@graph"];

function expectedTypes(path: string): string[] {
  if (path === "/" || path === "/home") return ["LocalBusiness", "WebSite"];
  if (path === "/about-us") return ["LocalBusiness", "AboutPage", "BreadcrumbList"];
  if (path === "/contact-us") return ["LocalBusiness", "ContactPage", "FAQPage", "BreadcrumbList"];
  if (path === "/dedicated-team") return ["Service", "FAQPage", "BreadcrumbList"];
  if (documentAt(path)) return ["Report", "BreadcrumbList"];
  if (sections.some((section) => section.path === path)) return ["ItemList", "BreadcrumbList"];
  if (path.lastIndexOf("/") === 0) return ["WebPage", "BreadcrumbList"];
  return [path.startsWith("/solution/") ? "CreativeWork" : "Service", "BreadcrumbList"];
}

test.each(paths)("%s describes what it is about, with identifiers of this site", (path) => {
  const things = thingsOn(path);
  expect(things.map((thing) => thing["@type"])).toEqual(expectedTypes(path));
  const ids = things.map((thing) => thing["@id"]);
  expect(new Set(ids).size).toBe(things.length);
  for (const id of ids) expect(id).toMatch(new RegExp(`^${siteUrl}/`));
});

test.each(["/", "/contact-us"])("%s has address, hours and countries in schema.org's form, and no sample", (path) => {
  const [organization] = thingsOn(path);
  expect(organization?.telephone).toBe(isSampleText(company.phone) ? undefined : company.phone);
  expect(organization?.email).toBe(isSampleText(company.email) ? undefined : company.email);
  expect(organization).toMatchObject({
    areaServed: [{ name: "Rwanda" }, { name: "Zimbabwe" }],
    address: { addressLocality: "Kigali", addressCountry: "RW" },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
  });
});

test("a service has its type, and a platform and a report have their author", () => {
  const typeOf = (path: string) => thingsOn(path)[0]?.serviceType;
  expect(["/services/web-applications", "/qa/manual-test", "/dedicated-team"].map(typeOf)).toEqual([
    "Engineering",
    "Quality Assurance",
    "Software outsourcing",
  ]);
  for (const path of ["/solution/repz", "/qa/performance-load-testing/load-test-report"])
    expect(thingsOn(path)[0]).toMatchObject({ author: { name: company.name } });
});

test("the contact page has its questions in schema.org's form", () => {
  const things = thingsOn("/contact-us");
  expect(things.find((thing) => thing["@type"] === "FAQPage")?.mainEntity).toEqual(
    contactUs.faq.entries.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `http://localhost:3000/contact-us#${id}`,
      acceptedAnswer: { "@type": "Answer", text: contentOf(answer) },
    })),
  );
});

test.each(documents)("the node of $slug says in name and description that it is a sample", (document) => {
  const [report] = thingsOn(documentPath(document));
  expect(report).toMatchObject({
    name: `Sample document: ${document.title}`,
    description: expect.stringMatching(/made up/),
  });
});

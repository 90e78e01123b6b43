import { company } from "@/content/company";
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
  .filter((path) => !["/login", "/register", "/my-profile"].includes(path));
const thingsOn = (path: string): Thing[] => JSON.parse(structuredData(path))["@graph"];

function expectedTypes(path: string): string[] {
  if (path === "/" || path === "/home") return ["ProfessionalService", "WebSite"];
  if (path === "/about-us") return ["ProfessionalService", "AboutPage"];
  if (path === "/contact-us") return ["ProfessionalService", "ContactPage"];
  if (path === "/privacy") return ["WebPage"];
  if (path === "/dedicated-team") return ["Service"];
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

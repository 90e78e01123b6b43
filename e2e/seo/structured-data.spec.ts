import { company } from "@/content/company";
import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { all, anchorsOf, plain, serve } from "../support/served";
import { SITE, thingsOn, urlOf } from "./fixtures";

const pages = sitePages.filter(({ path }) => !["/login", "/register", "/my-profile"].includes(path));

function expectedTypes(path: string): string[] {
  if (path === "/" || path === "/home") return ["ProfessionalService", "WebSite"];
  if (path === "/about-us") return ["ProfessionalService", "AboutPage"];
  if (path === "/contact-us") return ["ProfessionalService", "ContactPage", "FAQPage"];
  if (path === "/privacy") return ["WebPage"];
  if (path === "/dedicated-team") return ["Service", "FAQPage"];
  return [path.startsWith("/solution/") ? "CreativeWork" : "Service", "BreadcrumbList"];
}

const textOf = (html: string) => plain(html.replace(/<[^>]*>/g, ""));
const partOf = (html: string, element: string) =>
  textOf(html.slice(html.indexOf(`<${element}`), html.indexOf(`</${element}>`)));

test("every page describes what it is about, in words that are on it", async ({ origin }) => {
  for (const { path, steps } of pages) {
    const things = await thingsOn(origin + path);
    expect(
      things.map((thing) => thing["@type"]),
      path,
    ).toEqual(expectedTypes(path));
    const ids = things.map((thing) => String(thing["@id"]));
    expect(new Set(ids).size, path).toBe(things.length);
    for (const id of ids) expect(id.startsWith(`${SITE}/`), id).toBe(true);
    if (steps.length === 0) continue;
    const { text } = await serve(origin + path);
    const [thing] = things;
    expect(thing?.url).toBe(urlOf(path));
    expect(partOf(text, "main"), path).toContain(String(thing?.description));
    expect(thing?.name).toBe(path.startsWith("/solution/") ? partOf(text, "h1") : steps.at(-1)?.label);
  }
});

test("breadcrumbs are the same on the page and in its data", async ({ origin }) => {
  for (const { path, steps } of pages) {
    const { text } = await serve(origin + path);
    const nav = all(text, /<nav aria-label="Breadcrumb"([\s\S]*?)<\/nav>/g)[0] ?? "";
    expect(all(nav, /<li[^>]*>(.*?)<\/li>/g).map(textOf), path).toEqual(steps.map(({ label }) => label));
    expect(anchorsOf(nav), path).toEqual(steps.map((step) => step.path).filter((step) => step !== path));
    const list = (await thingsOn(origin + path)).find((thing) => thing["@type"] === "BreadcrumbList");
    if (steps.length === 0) expect(list, path).toBeUndefined();
    else {
      expect(all(nav, /<span aria-current="page"[^>]*>(.*?)<\/span>/g).map(textOf)).toEqual([steps.at(-1)?.label]);
      expect(list?.itemListElement, path).toEqual(
        steps.map(({ label, path }, i) => ({ "@type": "ListItem", position: i + 1, name: label, item: urlOf(path) })),
      );
    }
  }
});

test("the company's contact details and hours are in the data of the contact page only", async ({ origin }) => {
  for (const { path } of pages) {
    const data = JSON.stringify(await thingsOn(origin + path));
    for (const detail of [company.phone, company.email, "openingHours", "sameAs"]) {
      expect(data.includes(detail), `${detail} on ${path}`).toBe(path === "/contact-us");
    }
  }
  const [organization] = await thingsOn(`${origin}/contact-us`);
  expect(organization).toMatchObject({
    telephone: company.phone,
    email: company.email,
    address: { addressLocality: "Kigali", addressCountry: "RW" },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
  });
  const logo = await fetch(origin + new URL(String(organization?.logo)).pathname);
  expect(logo.headers.get("content-type")).toBe("image/png");
});

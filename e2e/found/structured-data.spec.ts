import { company } from "@/content/company";
import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { all, anchorsOf, plain, serve } from "../served";

interface Thing {
  "@type": string;
  [name: string]: unknown;
}

async function thingsOf(url: string): Promise<Thing[]> {
  const { text } = await serve(url);
  const scripts = all(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0] ?? "");
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

/** What a page is about. */
function expectedOn(path: string): string[] {
  if (path === "/" || path === "/home") return ["ProfessionalService", "WebSite"];
  if (path === "/about-us") return ["ProfessionalService", "AboutPage"];
  if (path === "/contact-us") return ["ProfessionalService", "ContactPage"];
  if (path === "/privacy") return ["WebPage"];
  if (path === "/dedicated-team") return ["Service"];
  return [path.startsWith("/solution/") ? "CreativeWork" : "Service", "BreadcrumbList"];
}

/** As in the build: absolute addresses are built in. */
const SITE = process.env.SITE_URL ?? "http://localhost:3000";
const addressOf = (path: string) => SITE + (path === "/" ? "" : path);

/** The text of a piece of markup, as it is read. */
const textOf = (html: string) => plain(html.replace(/<[^>]*>/g, ""));

for (const { path, steps, isIndexed } of sitePages.filter(({ path }) => !/login|register|my-profile/.test(path))) {
  test(`${path} tells search engines what it is about`, async ({ origin }) => {
    const things = await thingsOf(origin + path);
    expect(things.map((thing) => thing["@type"])).toEqual(expectedOn(path));
    const ids = things.map((thing) => String(thing["@id"]));
    expect(new Set(ids).size).toBe(things.length);
    for (const id of ids) expect(id.startsWith(`${SITE}/`), id).toBe(true);
    const { text } = await serve(origin + path);
    const main = textOf(text.slice(text.indexOf("<main"), text.indexOf("</main>")));
    if (steps.length) {
      const [thing, list] = things;
      expect(thing?.url).toBe(addressOf(path));
      expect(main).toContain(String(thing?.description));
      if (thing?.["@type"] === "CreativeWork") {
        expect(thing.name).toBe(textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? ""));
        expect(thing.creator).toBeUndefined();
      } else expect(thing?.name).toBe(steps.at(-1)?.label);
      const items = list?.itemListElement as { position: number; name: string; item: string }[];
      expect(items).toEqual(
        steps.map(({ label, path }, i) => ({
          "@type": "ListItem",
          position: i + 1,
          name: label,
          item: addressOf(path),
        })),
      );
      // The page shows the same way, and only its own step is no link.
      const crumbs = all(text, /<nav aria-label="Breadcrumb"([\s\S]*?)<\/nav>/g)[0] ?? "";
      expect(all(crumbs, /<li[^>]*>(.*?)<\/li>/g).map(textOf)).toEqual(steps.map(({ label }) => label));
      expect(anchorsOf(crumbs)).toEqual(steps.map((step) => step.path).filter((step) => step !== path));
      expect(all(crumbs, /<span aria-current="page"[^>]*>(.*?)<\/span>/g).map(textOf)).toEqual([steps.at(-1)?.label]);
    }
    expect(isIndexed || path === "/home").toBe(true);
  });
}

test("the company's details are told where they are to be read, and only there", async ({ origin }) => {
  for (const { path } of sitePages.filter(({ path }) => !/login|register|my-profile/.test(path))) {
    const told = JSON.stringify(await thingsOf(origin + path));
    for (const detail of [company.phone, company.email, "openingHours", "sameAs"]) {
      expect(told.includes(detail), `${detail} on ${path}`).toBe(path === "/contact-us");
    }
    // Search engines take no business without its place; the footer has it.
    const business = /{"@type":"ProfessionalService"[^{}]*[{}]/.exec(told)?.[0];
    expect(business?.endsWith('"address":{') ?? true, `the place on ${path}`).toBe(true);
    const { text } = await serve(origin + path);
    expect(textOf(text.slice(text.indexOf("<footer")))).toContain(company.office);
  }
});

test("the company is told with its hours and place", async ({ origin }) => {
  const [business] = await thingsOf(`${origin}/contact-us`);
  expect(business).toMatchObject({
    telephone: company.phone,
    email: company.email,
    address: { addressLocality: "Kigali", addressCountry: "RW" },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
    ],
  });
  const logo = await fetch(origin + new URL(String(business?.logo)).pathname);
  expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"]);
});

import { company } from "@/content/company";
import { sitePages } from "@/content/site-pages";
import { expect, test } from "../fixtures";
import { all, serve } from "../served";

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
  return [path.startsWith("/solution/") ? "SoftwareApplication" : "Service", "BreadcrumbList"];
}

for (const { path, steps, meta, isIndexed } of sitePages.filter(
  ({ path }) => !/login|register|my-profile/.test(path),
)) {
  test(`${path} tells search engines what it is about`, async ({ origin }) => {
    const things = await thingsOf(origin + path);
    expect(things.map((thing) => thing["@type"])).toEqual(expectedOn(path));
    expect(JSON.stringify(things)).toContain(`"name":"${company.name}"`);
    if (steps.length) {
      expect(things[0]).toMatchObject({ description: meta.description });
      const items = things[1]?.itemListElement as { position: number; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      const paths = items.map(({ item }) => new URL(item).pathname);
      expect(paths).toEqual(["/", ...steps.map((step) => step.path)]);
      // The page shows the same way.
      const { text } = await serve(origin + path);
      const crumbs = all(text, /<nav aria-label="Breadcrumb"([\s\S]*?)<\/nav>/g)[0] ?? "";
      for (const { label } of steps) expect(crumbs.toLowerCase()).toContain(label.toLowerCase());
    }
    expect(isIndexed || path === "/home").toBe(true);
  });
}

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

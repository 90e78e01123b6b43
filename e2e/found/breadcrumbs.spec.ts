import type { BreadcrumbList, Graph, ListItem } from "schema-dts";
import { pageTexts } from "@/content/page-texts";
import { findDetail, findService, publicPaths } from "@/content/routes";
import { sitePages } from "@/content/site-pages";
import { expect, type JSHandle, test } from "../fixtures";
import { parse } from "../parsed";

/** As in the build: absolute addresses are built in. */
const SITE = process.env.SITE_URL ?? "http://localhost:3000";

/** Home, the first page of the page's group, and the page itself, which may be that first page. */
function wayTo(path: string): string[] {
  const [, section = "", slug = ""] = path.split("/");
  const found = section === "services" ? findService(slug) : findDetail(section, slug);
  const [first] = found?.group.entries ?? [];
  return ["/", ...(first ? [`/${section}/${first.slug}`] : []), path];
}

/** What a person sees: the steps' words, and where they lead. */
const shownSteps = (document: JSHandle<Document>) =>
  document.evaluate(
    (doc, label) =>
      [...doc.querySelectorAll(`nav[aria-label="${label}"] li`)].map((step) => ({
        name: step.textContent,
        href: step.querySelector("a")?.getAttribute("href"),
        isCurrent: step.querySelector('[aria-current="page"]') !== null,
      })),
    pageTexts.crumbsLabel,
  );

/** What a search engine reads. */
async function toldSteps(document: JSHandle<Document>) {
  const data = await document.evaluate((doc) => doc.querySelector('[type="application/ld+json"]')?.textContent);
  const things = data ? (JSON.parse(data) as Graph)["@graph"] : [];
  const list = things.find((thing) => typeof thing === "object" && thing["@type"] === "BreadcrumbList");
  const steps = ((list as BreadcrumbList | undefined)?.itemListElement ?? []) as ListItem[];
  return steps.map(({ position, name, item }) => ({ position, name, item }));
}

test("the way to a page is the same on the page and in its data", async ({ page, origin }) => {
  const withWay: string[] = [];
  for (const path of publicPaths()) {
    const document = await parse(page, origin + path);
    const told = await toldSteps(document);
    const shown = await shownSteps(document);
    expect
      .soft(
        shown.map(({ name }) => name),
        path,
      )
      .toEqual(told.map(({ name }) => name));
    if (told.length === 0) continue;
    withWay.push(path);
    const way = wayTo(path);
    expect.soft(told[0]?.name, path).toBe("Home");
    expect
      .soft(told, path)
      .toMatchObject(way.map((step, i) => ({ position: i + 1, item: SITE + (step === "/" ? "" : step) })));
    // The page itself is no link.
    const links = way.map((href, i) => ({ ...(href !== path && { href }), isCurrent: i === way.length - 1 }));
    expect
      .soft(
        shown.map(({ href, isCurrent }) => ({ href, isCurrent })),
        path,
      )
      .toEqual(links);
  }
  const inGroups = sitePages.filter(({ steps }) => steps.length).map(({ path }) => path);
  expect(inGroups.length).toBeGreaterThan(20);
  expect(withWay).toEqual(expect.arrayContaining(inGroups));
});

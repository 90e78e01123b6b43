import { stageTone } from "@/components/ui/pattern-colors";
import { aboutUs } from "./about-us";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { disciplines, services } from "./navigation";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { sitePages } from "./site-pages";
import type { DetailPage, DisciplinePage, MenuGroup, ServicePage, SolutionPage } from "./types";

const serviceList: [string, ServicePage][] = Object.entries(servicePages);
const solutionList: [string, SolutionPage][] = Object.entries(solutionPages);
const disciplineList: [string, DisciplinePage][] = Object.entries(disciplinePages);
const detailList: [string, DetailPage][] = [...solutionList, ...disciplineList];

/** Ids of the layout. */
const RESERVED_IDS = ["content", "drawer", "menu-services", "menu-expertise", "chunk-failed"];

const expectUnique = (values: string[]) => {
  const keys = values.map((value) => value.toLowerCase());
  expect(keys).toEqual([...new Set(keys)]);
};

test.each(serviceList)("/services/%s has 4 to 6 pillars", (_, page) => {
  expect([4, 5, 6]).toContain(page.pillars.length);
});

test("product management has the client's six pillars", () => {
  expect(servicePages["product-management"].pillars.map(({ title }) => title)).toEqual([
    "Idea Validation",
    "Target Market Research",
    "Go-to-Market Planning",
    "Product Development & Iteration",
    "Customer-Centric Design",
    "Security & Compliance",
  ]);
});

describe.each(detailList)("detail page %s", (_, page) => {
  test("has 4 or 5 features with ids that work as URL fragments", () => {
    const ids = page.features.map(({ id }) => id);
    expect([4, 5]).toContain(ids.length);
    expectUnique(ids);
    expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => RESERVED_IDS.includes(id) || id.startsWith("tab-"))).toEqual([]);
  });

  test("has an acronym of at most 6 letters", () => {
    expect(page.acronym).toMatch(/^[A-Za-z0-9]{1,6}$/);
  });

  test("attributes a sample testimonial to a role, not a person", () => {
    const { author, position, isSample } = page.testimonial;
    if (!isSample) return;
    // A second capitalized word would be a surname.
    expect(author).toMatch(/^([A-Z][a-z]+|IT|ICT)( ([a-z]+|IT|ICT))+$/);
    expect(position).toMatch(/^[^,]+, [^,]+$/);
  });
});

test.each<MenuGroup>([...services, ...disciplines])("the pages of $name have one arrangement", ({ entries }) => {
  const pages: Record<string, ServicePage | DisciplinePage> = { ...servicePages, ...disciplinePages };
  expect(new Set(entries.map(({ slug }) => pages[slug]?.brief.arrangement)).size).toBe(1);
});

test.each(disciplines)("the pages of $name have different colours behind their pictures", (group) => {
  expectUnique(group.entries.map(({ slug }) => stageTone(group, slug)));
});

test("no page shows an icon twice", () => {
  const iconLists = [
    ...serviceList.map(([slug, { pillars }]) => [`services/${slug}.ts: pillars`, pillars] as const),
    ...detailList.map(([slug, { features }]) => [`${slug}.ts: features`, features] as const),
  ];
  const repeated = iconLists.flatMap(([field, items]) =>
    items
      .map(({ icon }, i) => ({ icon, name: `${field}[${i}].icon is "${icon}" again` }))
      .filter(({ icon }, i) => items.findIndex((item) => item.icon === icon) < i)
      .map(({ name }) => name),
  );
  expect(repeated).toEqual([]);
});

test("no page has more than one pillar of earth", () => {
  const earth = serviceList.filter(([, { pillars }]) => pillars.filter(({ color }) => color === "earth").length > 1);
  expect(earth.map(([slug]) => slug)).toEqual([]);
});

test("acronyms, feature titles and the tabs of disciplines are unique", () => {
  const features = detailList.flatMap(([, page]) => page.features);
  expectUnique(detailList.map(([, { acronym }]) => acronym));
  expectUnique(disciplineList.flatMap(([, page]) => page.features.map(({ tab }) => tab)));
  expectUnique(features.map(({ title }) => title));
});

test.each([
  ...serviceList.map(([slug, { cta }]) => [slug, cta, "Contact Us"] as const),
  ...detailList.map(([slug, { cta }]) => [slug, cta, "Reach Out To Us"] as const),
  ["home", home.cta, "Contact Us"] as const,
  ["dedicated-team", dedicatedTeam.cta, "Book a Free Consultation"] as const,
  ["about-us", aboutUs.cta, "Get in Touch"] as const,
])("the call to action of %s links to the contact page", (_, cta, buttonText) => {
  expect(cta).toMatchObject({ buttonText, buttonHref: "/contact-us" });
});

test.each([
  ["dedicated-team", 4, dedicatedTeam.faq.entries],
  ["contact-us", 4, contactUs.faq.entries],
] as const)("%s answers %i questions, each at its own fragment", (_, count, entries) => {
  expect(entries).toHaveLength(count);
  expectUnique(entries.map(({ id }) => id));
  expectUnique(entries.map(({ question }) => question));
});

test.each(sitePages)("$path was updated on a real day, today at the latest", ({ meta: { updated } }) => {
  expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated);
  expect(Date.parse(updated)).toBeLessThanOrEqual(Date.now());
});

import { aboutUs } from "./about-us";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { expertisePages, pageContent, servicePages, sitePages, solutionPages } from "./pages";
import { contentOf } from "./sample";
import type { DetailPage } from "./types";

const serviceList = servicePages.map(({ path }) => [path, pageContent[path]] as const);
const detailList = [...solutionPages, ...expertisePages].map(({ path }): [string, DetailPage] => [
  path,
  pageContent[path],
]);

/** The ids of elements in the layout. */
const RESERVED_IDS = ["content", "drawer", "menu-services", "menu-expertise", "chunk-failed"];

const expectUnique = (values: string[]) => {
  const keys = values.map((value) => value.toLowerCase());
  expect(keys).toEqual([...new Set(keys)]);
};

test("services have 4 to 6 pillars", () => {
  for (const [path, { pillars }] of serviceList) expect(`${path} ${pillars.length}`).toMatch(/ [456]$/);
});

test("each pillar of a page has a colour of its own", () => {
  for (const [, { pillars }] of serviceList) expectUnique(pillars.map(({ color }) => color));
});

test("product management has the client's six pillars", () => {
  expect(pageContent["/services/product-management"].pillars.map(({ title }) => title)).toEqual([
    "Idea Validation",
    "Target Market Research",
    "Go-to-Market Planning",
    "Product Development & Iteration",
    "Customer-Centric Design",
    "Security & Compliance",
  ]);
});

describe.each(detailList)("detail page %s", (_, page) => {
  test("has an acronym of at most six characters", () => {
    expect(page.acronym).toMatch(/^[A-Za-z0-9]{1,6}$/);
  });

  test("has features with ids that work as URL fragments", () => {
    const ids = page.features.map(({ id }) => id);
    expectUnique(ids);
    expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => RESERVED_IDS.includes(id) || id.startsWith("tab-"))).toEqual([]);
  });

  test("attributes a sample testimonial to a role, not a person", () => {
    const { author, position, isSample } = page.testimonial;
    if (!isSample) return;
    // A second capitalized word would be a surname.
    expect(author).toMatch(/^([A-Z][a-z]+|IT|ICT)( ([a-z]+|IT|ICT))+$/);
    expect(position).toMatch(/^[^,]+, [^,]+$/);
  });
});

test("every service and every page of expertise says what it takes, briefly enough for a column", () => {
  for (const { path } of [...servicePages, ...expertisePages]) {
    const { duration, ...rest } = contentOf(pageContent[path].engagement.effort);
    expect([path, duration.length]).toEqual([path, Math.min(duration.length, 24)]);
    for (const text of Object.values(rest)) expect([path, text.length]).toEqual([path, Math.min(text.length, 140)]);
  }
});

test("acronyms and feature titles are unique", () => {
  expectUnique(detailList.map(([, { acronym }]) => acronym));
  expectUnique(detailList.flatMap(([, page]) => page.features.map(({ title }) => title)));
});

test("calls to action link to the contact page, in the specification's words", () => {
  for (const [buttonText, ...ctas] of [
    ["Contact Us", home.cta, ...serviceList.map(([, { cta }]) => cta)],
    ["Reach Out To Us", ...detailList.map(([, { cta }]) => cta)],
    ["Book a Free Consultation", dedicatedTeam.cta],
    ["Get in Touch", aboutUs.cta],
  ] as const)
    for (const cta of ctas) expect(cta).toMatchObject({ buttonText, buttonHref: "/contact-us" });
});

test("each question of a page has its own fragment", () => {
  for (const { entries } of [dedicatedTeam.faq, contactUs.faq]) expectUnique(entries.map(({ id }) => id));
});

test("every page was updated on a real day, today at the latest", () => {
  for (const { path, meta } of sitePages) {
    expect([path, new Date(meta.updated).toISOString().slice(0, 10)]).toEqual([path, meta.updated]);
    expect(Date.parse(meta.updated)).toBeLessThanOrEqual(Date.now());
  }
});

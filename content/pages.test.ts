import { textsIn } from "@/lib/testing/content";
import { aboutUs } from "./about-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import type { ExpertisePath, ServicePath } from "./menus";

import { expertisePages, pageContent, servicePages, sharePicture, sitePages, solutionPages } from "./pages";
import type { DetailPage, ExpertiseWords } from "./types";

const serviceList = servicePages.map(({ path }) => [path, pageContent[path]] as const);
const detailList = [...solutionPages, ...expertisePages].map(({ path }): [string, DetailPage] => [
  path,
  pageContent[path],
]);

const expectUnique = (values: string[]) => {
  const keys = values.map((value) => value.toLowerCase());
  expect(keys).toEqual([...new Set(keys)]);
};

test("an offer is a sentence of at most 14 words", () => {
  for (const { path } of [...servicePages, ...expertisePages]) {
    const { offer } = pageContent[path];
    expect([path, offer, offer.split(/\s+/).length <= 14]).toEqual([path, expect.stringMatching(/^[^.]+\.$/), true]);
  }
});

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

test("the picture of every page is one that is drawn", () => {
  const drawn = sitePages.map(({ path }) => sharePicture(path));
  for (const { picture } of sitePages) expect(drawn).toContain(picture);
});

test("a page of the services and the Expertise menu says in a sentence of at most 14 words what the buyer gets", () => {
  const offers = [...servicePages, ...expertisePages].map(({ path }) => pageContent[path].offer);
  expectUnique(offers);
  for (const offer of offers) {
    expect(offer).toMatch(/^[A-Z][^.!?]+\.$/);
    expect([offer, Math.max(offer.split(" ").length, 14)]).toEqual([offer, 14]);
  }
});

test("services and pages of the Expertise menu name a place where the work is done", () => {
  const isNamed = (path: ServicePath | ExpertisePath) => {
    const { meta: _, testimonial: __, imageSrc: ___, figure: ____, ...shown } = pageContent[path] as ExpertiseWords;
    return textsIn(shown).some(({ text }) => /Kigali|Rwanda|Zimbabwe/.test(text));
  };
  expect([...servicePages, ...expertisePages].map(({ path }) => path).filter((path) => !isNamed(path))).toEqual([]);
});

test("lists of the Expertise menu say how the work is done, with sample documents", () => {
  for (const path of ["/project", "/qa", "/sysadmin"] as const) {
    const { meta, title } = pageContent[path];
    for (const text of [meta.title, title]) expect(text).toMatch(/^How we .*, with sample documents$/);
  }
});

describe.each(detailList)("detail page %s", (_, page) => {
  test("begins its lead with the acronym, unless that is the title", () => {
    if (page.acronym !== page.title) expect(page.description.split(/[ ,:]/)[0]).toBe(page.acronym);
  });

  test("has an acronym of at most six characters", () => {
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

test("calls to action link to the contact page, in the specification's words", () => {
  for (const [buttonText, ...ctas] of [
    ["Contact Us", home.cta, ...serviceList.map(([, { cta }]) => cta)],
    ["Reach Out To Us", ...detailList.map(([, { cta }]) => cta)],
    ["Book a Free Consultation", dedicatedTeam.cta],
    ["Get in Touch", aboutUs.cta],
  ] as const)
    for (const cta of ctas) expect(cta).toMatchObject({ buttonText, buttonHref: "/contact-us" });
});

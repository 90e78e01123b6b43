import { aboutUs } from "./about-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { expertisePages, pageContent, servicePages, sharePicture, sitePages, solutionPages } from "./pages";
import type { DetailPage } from "./types";

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

describe.each(detailList)("detail page %s", (_, page) => {
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

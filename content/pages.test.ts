import { aboutUs } from "./about-us";
import { dedicatedTeam } from "./dedicated-team";
import { home } from "./home";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import type { DetailPage, ServicePage, SolutionPage } from "./types";

const serviceList: [string, ServicePage][] = Object.entries(servicePages);
const solutionList: [string, SolutionPage][] = Object.entries(solutionPages);
const detailList: [string, DetailPage][] = [...solutionList, ...Object.entries(disciplinePages)];

/** The units of every product screen. */
const SCREEN = { width: 1120, height: 720 };
/** What the layout around a page already calls its own. */
const TAKEN_IDS = ["content", "drawer", "menu-services", "menu-expertise", "chunk-failed"];

const repeatsIn = (values: string[]) =>
  values.filter((value, index) => values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) !== index);

describe.each(serviceList)("/services/%s", (_, page) => {
  test("has 4 to 6 pillars", () => {
    expect(page.pillars.length).toBeGreaterThanOrEqual(4);
    expect(page.pillars.length).toBeLessThanOrEqual(6);
  });

  test("is told in the four rows that every service has", () => {
    expect(page.brief.rows.map(({ term }) => term)).toEqual(["For whom", "How it runs", "You get", "Built with"]);
  });
});

describe("service pages", () => {
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

  test("no two pillars have the same title, because a title draws its pattern", () => {
    expect(repeatsIn(serviceList.flatMap(([, { pillars }]) => pillars.map(({ title }) => title)))).toEqual([]);
  });
});

describe.each(detailList)("detail page %s", (_, page) => {
  const ids = page.features.map(({ id }) => id);

  test("has 4 or 5 features", () => {
    expect([4, 5]).toContain(page.features.length);
  });

  test("names its tabs by ids that can stand in an address and clash with nothing", () => {
    expect(repeatsIn(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => TAKEN_IDS.includes(id) || id.startsWith("tab-"))).toEqual([]);
  });

  test("has an acronym of at most 6 letters", () => {
    expect(page.acronym).toMatch(/^[A-Z0-9]{1,6}$/);
  });

  test("marks its testimonial as a sample by a role, not a person", () => {
    const { author, position, isSample } = page.testimonial;
    expect(isSample).toBe(true);
    // A second capital would be a surname.
    expect(author).toMatch(/^([A-Z][a-z]+|IT|ICT)( ([a-z]+|IT|ICT))+$/);
    expect(position).toMatch(/^[^,]+, [^,]+$/);
  });

  test("crops only the screen that it has", () => {
    const images = page.features.flatMap(({ image }) => image ?? []);
    if (!("visual" in page)) expect(images).toEqual([]);
    for (const { crop, alt } of images) {
      const [x, y, width, height] = crop;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(SCREEN.width);
      expect(y + height).toBeLessThanOrEqual(SCREEN.height);
      expect(alt).toMatch(/\. Sample data\.$/);
    }
  });
});

describe("detail pages", () => {
  test.each(solutionList)("%s shows its own screen and calls it a sample", (slug, { visual }) => {
    expect(visual.name).toBe(slug);
    expect(visual.alt).toMatch(/\. Sample data\.$/);
  });

  test.each(["tab", "title"] as const)("no two features have the same %s", (key) => {
    expect(repeatsIn(detailList.flatMap(([, { features }]) => features.map((feature) => feature[key])))).toEqual([]);
  });

  test("no two acronyms are the same", () => {
    expect(repeatsIn(detailList.map(([, { acronym }]) => acronym))).toEqual([]);
  });

  test("no two images show the same part of a screen", () => {
    const crops = detailList.flatMap(([slug, { features }]) =>
      features.flatMap(({ image }) => (image ? `${slug} ${image.crop.join(" ")}` : [])),
    );
    expect(repeatsIn(crops)).toEqual([]);
  });
});

describe("calls to action", () => {
  test.each([
    ...serviceList.map(([slug, { cta }]) => [slug, cta, "Contact Us"] as const),
    ...detailList.map(([slug, { cta }]) => [slug, cta, "Reach Out To Us"] as const),
    ["home", home.cta, "Contact Us"] as const,
    ["dedicated-team", dedicatedTeam.cta, "Book a Free Consultation"] as const,
    ["about-us", aboutUs.cta, "Get in Touch"] as const,
  ])("%s leads to the contact page", (_, cta, buttonText) => {
    expect(cta).toMatchObject({ buttonText, buttonHref: "/contact-us" });
  });
});

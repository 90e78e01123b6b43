import { expertisePages, pageContent, servicePages, solutionPages } from "./pages";
import type { CallToAction, DetailPage, Feature, Pillar, ServiceWords, Testimonial } from "./types";

// The fields of the client's specification, section 3. A field that its type lacks or names otherwise does not compile.
const pillarPage: (keyof ServiceWords)[] = ["hero", "intro", "focusTitle", "pillars", "cta"];
const hero: (keyof ServiceWords["hero"])[] = ["title", "subtitle"];
const intro: (keyof ServiceWords["intro"])[] = ["title", "description"];
const pillar: (keyof Pillar)[] = ["icon", "title", "description", "color"];
const cta: (keyof CallToAction)[] = ["title", "buttonText", "buttonHref"];
const solution: (keyof DetailPage)[] = [
  "title",
  "acronym",
  "description",
  "imageSrc",
  "features",
  "techStack",
  "testimonial",
];
const feature: (keyof Feature)[] = ["icon", "title", "description", "additionalContent"];
const testimonial: (keyof Testimonial)[] = ["quote", "author", "position"];
// Optional fields of the specification have a default, or a page may do without them.
["ctaText", "ctaLink"] satisfies (keyof DetailPage)[];
["image"] satisfies (keyof Feature)[];

/** Finds the fields that are missing or empty. */
const missingIn = <Entity extends object>(entity: Entity, fields: readonly (keyof Entity)[]) =>
  fields.filter((field) => !entity[field]);

test.each(servicePages)("the pillar page $path has the fields of the specification", ({ path }) => {
  const page = pageContent[path];
  expect(missingIn(page, pillarPage)).toEqual([]);
  expect(missingIn(page.hero, hero)).toEqual([]);
  expect(missingIn(page.intro, intro)).toEqual([]);
  expect(missingIn(page.cta, cta)).toEqual([]);
  expect(page.pillars.flatMap((one) => missingIn(one, pillar))).toEqual([]);
});

test.each([...solutionPages, ...expertisePages])(
  "the detail page $path has the fields of the specification",
  ({ path }) => {
    const page: DetailPage = pageContent[path];
    expect(missingIn(page, solution)).toEqual([]);
    expect(page.features.flatMap((one) => missingIn(one, feature))).toEqual([]);
    expect(missingIn(page.testimonial, testimonial)).toEqual([]);
  },
);

import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { heroFigures } from "@/content/figures";
import { home } from "@/content/home";
import { solutions } from "@/content/navigation";
import { disciplinePages, servicePages, solutionPages } from "@/content/pages";
import { textsIn } from "@/lib/testing/content";
import { deliverables, products } from ".";
import { OneStand } from "./one-stand";

const pages = { home, ...servicePages, ...disciplinePages, ...solutionPages };
const productSlugs = solutions.entries.map(({ slug }) => slug);

type Named = readonly [name: string, slug: string, Figure: ComponentType];
const heroes: Named[] = [
  ...Object.entries(deliverables).map(([slug, Figure]) => [slug, slug, Figure] as const),
  ...productSlugs.map((slug) => [slug, slug, products[slug].Hero] as const),
];
const tabs: Named[] = productSlugs.flatMap((slug) =>
  Object.entries(products[slug].tabs).map(([id, Figure]) => [`${slug}: ${id}`, slug, Figure] as const),
);
const figures: Named[] = [["one stand", "home", OneStand], ...heroes, ...tabs];

const markupOf = (Figure: ComponentType) => renderToStaticMarkup(<Figure />);
/** Without tags, except for the labels of drawings. */
const textOf = (markup: string) =>
  markup.replace(/<[^>]*?(?:aria-label="([^"]*)")?[^>]*>/g, " $1 ").replace(/&[#\w]+;/g, " ");
/** "81,535,200" is one number, and so is "4182". */
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
/** What Arabic numerals stand for when they are written out in a sentence. */
const isSmall = (number: string) => Number(number) <= 12;

/** The numbers of a text that stand neither in a drawing nor on its page. */
function numbersBeyond(slug: string, drawing: string, text: string): string[] {
  const page = textsIn(pages[slug as keyof typeof pages]).map((one) => one.text);
  const known = new Set(numbersIn([drawing, ...page].join(" ")));
  return numbersIn(text).filter((number) => !known.has(number) && !isSmall(number));
}

test("every tab of a product has a figure", () => {
  for (const slug of productSlugs)
    expect(Object.keys(products[slug].tabs)).toEqual(solutionPages[slug].features.map(({ id }) => id));
});

test.each(figures)("%s is marked as sample data once, and has a state for every choice", (_, __, Figure) => {
  const markup = markupOf(Figure);
  expect(markup.match(/Sample data/g)).toHaveLength(1);
  expect(markup).not.toContain("style=");
  expect(markup).toMatch(/^<figure[^>]*><figcaption>/);
  const count = (pattern: RegExp) => new Set(markup.match(pattern)).size;
  const [radios, checkboxes] = [count(/class="r\d"/g), count(/class="c\d"/g)];
  if (radios || checkboxes) expect(count(/\bs[1-6](?=[ "])/g)).toBe(radios || 2 ** checkboxes);
});

test.each(figures)("%s repeats numbers of its own or of the page in its sentences", (_, slug, Figure) => {
  const markup = markupOf(Figure);
  const sentences = /<output[^>]*>(.*?)<\/output>/s.exec(markup)?.[1] ?? "";
  expect(numbersBeyond(slug, textOf(markup.replace(sentences, "")), textOf(sentences))).toEqual([]);
});

test.each(heroes)("the idea of %s is in its figure or on its page", (slug, _, Figure) => {
  const idea = heroFigures[slug as keyof typeof heroFigures].idea;
  expect(numbersBeyond(slug, textOf(markupOf(Figure)), `${idea.value} ${idea.label}`)).toEqual([]);
});

import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { heroFigures } from "@/content/figures";
import { home } from "@/content/home";
import { solutions } from "@/content/navigation";
import { disciplinePages, servicePages, solutionPages } from "@/content/pages";
import { SITE_LETTERS } from "@/lib/build/art/site-font";
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

test("every tab of a product has a figure", () => {
  for (const slug of productSlugs)
    expect(Object.keys(products[slug].tabs)).toEqual(solutionPages[slug].features.map(({ id }) => id));
});

test("a reader can operate at least 14 of the deliverables and 8 of the tabs", () => {
  const operable = (named: Named[]) => named.filter(([, , Figure]) => markupOf(Figure).includes("<fieldset"));
  expect(operable(heroes).length).toBeGreaterThanOrEqual(14);
  expect(operable(tabs).length).toBeGreaterThanOrEqual(8);
});

describe.each(figures)("%s", (_, slug, Figure) => {
  const markup = markupOf(Figure);
  const text = textOf(markup);

  test("says once that its data are samples, and has no inline styles", () => {
    expect(markup.match(/Sample data/g)).toHaveLength(1);
    expect(markup).not.toContain("style=");
    expect(markup).toMatch(/^<figure[^>]*><figcaption>/);
  });

  test("has as many states as its choice leads to", () => {
    const count = (pattern: RegExp) => new Set(markup.match(pattern)).size;
    const radios = count(/class="r\d"/g);
    const checkboxes = count(/class="c\d"/g);
    const states = count(/\bs[1-6](?=[ "])/g);
    if (radios || checkboxes) expect(states).toBe(radios || 2 ** checkboxes);
  });

  test("is written in the letters of the site's font", () => {
    expect([...new Set(text)].filter((letter) => !/\s/.test(letter) && !SITE_LETTERS.includes(letter))).toEqual([]);
  });

  test("repeats numbers of its own or of the page in its sentences", () => {
    const sentences = /<output[^>]*>(.*?)<\/output>/s.exec(markup)?.[1] ?? "";
    const page = textsIn(pages[slug as keyof typeof pages]).map(({ text: words }) => words);
    const drawn = new Set(numbersIn([textOf(markup.replace(sentences, "")), ...page].join(" ")));
    const unknown = numbersIn(textOf(sentences)).filter((number) => !drawn.has(number) && !isSmall(number));
    expect(unknown).toEqual([]);
  });
});

test.each(Object.entries(heroFigures))("the idea of %s is in its figure or on its page", (slug, { idea }) => {
  const Figure = heroes.find(([, page]) => page === slug)?.[2];
  const all = [
    textOf(markupOf(Figure as ComponentType)),
    ...textsIn(pages[slug as keyof typeof pages]).map(({ text }) => text),
  ];
  const drawn = new Set(numbersIn(all.join(" ")));
  expect(numbersIn(`${idea.value} ${idea.label}`).filter((number) => !drawn.has(number) && !isSmall(number))).toEqual(
    [],
  );
});

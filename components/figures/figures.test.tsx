import { type ComponentType, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ExpertisePage } from "@/components/pages/expertise-page";
import { ServicePage } from "@/components/pages/service-page";
import type { MenuPath } from "@/content/menus";
import { expertisePages, pageContent, servicePages, solutionPages } from "@/content/pages";
import { textsIn } from "@/lib/testing/content";
import { figures, products } from ".";

/** Returns a page's words without its figure, whose own sentences would prove themselves. */
function pageAt(path: MenuPath): object {
  const { figure: _, ...page } = pageContent[path];
  return page;
}

/** A figure with its name and the words of its page. */
type Named = readonly [name: string, page: object, Figure: ComponentType];
const heroes: Named[] = [
  ...[...servicePages, ...expertisePages].flatMap(({ path }) => {
    const Figure = figures[path];
    return Figure ? [[path, pageAt(path), Figure] as const] : [];
  }),
  ...solutionPages.map(({ path }) => [path, pageAt(path), products[path].Hero] as const),
];
const tabs: Named[] = solutionPages.flatMap(({ path }) =>
  Object.entries(products[path].tabs).map(([id, Figure]) => [`${path}: ${id}`, pageAt(path), Figure] as const),
);
const all: Named[] = [...heroes, ...tabs];

const markupOf = (Figure: ComponentType) => renderToStaticMarkup(<Figure />);
/** Returns markup without tags, except for the labels of drawings. */
const textOf = (markup: string) =>
  markup.replace(/<[^>]*?(?:aria-label="([^"]*)")?[^>]*>/g, " $1 ").replace(/&[#\w]+;/g, " ");
/** Returns the markup that a figure announces when the reader chooses (lib/browser/figure-status.ts). */
const statusIn = (markup: string) => /<p data-says=[^>]*>(.*?)<\/p>/s.exec(markup)?.[1] ?? "";
/** The caption of a figure: the kind of document, headlines and verdicts. */
const captionOf = /<figcaption>.*?<\/figcaption>/s;
const sentencesIn = (markup: string) =>
  statusIn(markup)
    .split(/<[^>]*>/)
    .filter((text) => text.trim());
/** Finds the numbers in a text: "81,535,200" is one, and so is "4182". */
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
/** Tells whether a number is small enough for a sentence to write it out or to count it. */
const isSmall = (number: string) => Number(number) <= 12;

/** Finds the numbers of a text that stand neither in a drawing nor on its page. */
function numbersBeyond(page: object, drawing: string, text: string): string[] {
  const known = new Set(numbersIn([drawing, ...textsIn(page).map((one) => one.text)].join(" ")));
  return numbersIn(text).filter((number) => !known.has(number) && !isSmall(number));
}

test("every tab of a product has a figure", () => {
  for (const { path } of solutionPages)
    expect(Object.keys(products[path].tabs)).toEqual(pageContent[path].features.map(({ id }) => id));
});

test.each(all)("%s begins with a caption, which names it and marks it as sample data", (_, __, Figure) => {
  const markup = markupOf(Figure);
  expect(markup).toMatch(/^<figure aria-labelledby="([^"]+)"[^>]*><figcaption>.*? id="\1"[^>]*>[^<]+<\/span>/);
  expect(markup.match(/Sample data/g)).toHaveLength(1);
  expect(markup.slice(0, markup.indexOf("</figcaption>"))).toContain("Sample data");
});

// The site's Content Security Policy blocks style attributes.
test.each(all)("%s has no style attributes", (_, __, Figure) => {
  expect(markupOf(Figure)).not.toContain("style=");
});

test.each(all)("%s says in a sentence what each choice shows", (_, __, Figure) => {
  const markup = markupOf(Figure);
  const count = (type: string) => markup.split(`<input type="${type}"`).length - 1;
  const choices = count("radio") || 2 ** count("checkbox");
  expect(sentencesIn(markup)).toHaveLength(choices);
  // The status is filled after a change only.
  expect(markup.match(/aria-live="polite"[^>]*><\/p>/g) ?? []).toHaveLength(choices > 1 ? 1 : 0);
});

test("a service and a page of the Expertise menu need no figure", () => {
  const before = { ...figures };
  Object.assign(figures, { "/services/ui-design": undefined, "/qa/manual-test": undefined });
  const [service] = servicePages.filter(({ path }) => path === "/services/ui-design");
  const [expertise] = expertisePages.filter(({ path }) => path === "/qa/manual-test");
  if (!service || !expertise) throw new Error("no such page");
  const mark = { isSampleMarkHidden: false };
  for (const page of [
    <ServicePage key="s" {...service} {...mark} />,
    <ExpertisePage key="e" {...expertise} {...mark} />,
  ])
    expect(renderToStaticMarkup(page)).not.toContain("<figcaption>");
  Object.assign(figures, before);
});

test.each(all)("the sentences of %s have no number but those of its drawing or its page", (_, page, Figure) => {
  const markup = markupOf(Figure);
  const sentences = statusIn(markup);
  expect(numbersBeyond(page, textOf(markup.replace(sentences, "")), textOf(sentences))).toEqual([]);
});

test.each(heroes)("each state of %s has its own headline, with numbers of the figure", (path, page, Figure) => {
  const { figure } = pageContent[path as MenuPath];
  const headlines = figure?.choice ? figure.states.map(({ headline }) => headline) : [];
  expect(new Set(headlines).size).toBe(headlines.length);
  const drawing = markupOf(Figure).replace(captionOf, "");
  expect(numbersBeyond(page, textOf(drawing), headlines.join(" "))).toEqual([]);
});

test.each([...servicePages, ...expertisePages].map(({ path }) => path))(
  "the findings that lists show of %s have no number but those of its figure or its page",
  (path) => {
    const { findings: all = [], ...page } = pageContent[path];
    const findings = all.map(({ text }) => text);
    expect(new Set(findings).size).toBe(findings.length);
    expect(numbersBeyond(page, textOf(markupOf(figures[path] ?? Fragment)), findings.join(" "))).toEqual([]);
  },
);

import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures, products } from ".";

type Attributes = Readonly<Partial<Record<string, string>>>;

const all: (readonly [name: string, Figure: ComponentType])[] = [
  ...Object.entries(figures),
  ...Object.entries(products).flatMap(([path, { Hero, tabs }]) => [
    [path, Hero] as const,
    ...Object.entries(tabs).map(([id, Figure]) => [`${path}#${id}`, Figure] as const),
  ]),
];

const attributesOf = (element: Tree.Element): Attributes =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

/** Collects the texts of a figure in a state, drawn and for screen readers. Numbers of scales are not data. */
function textsIn(
  node: Tree.ChildNode | Tree.DocumentFragment,
  state: string,
  isHidden = false,
): [drawn: string, said: string] {
  if ("value" in node) return isHidden ? [node.value, ""] : ["", node.value];
  if (!("childNodes" in node)) return ["", ""];
  const attributes = "attrs" in node ? attributesOf(node) : {};
  const states = attributes["data-state"]?.split(" ") ?? [state];
  if (!states.includes(state) || "data-axis" in attributes) return ["", ""];
  const parts = node.childNodes.map((child) => textsIn(child, state, isHidden || attributes["aria-hidden"] === "true"));
  return [parts.map(([drawn]) => drawn).join(" "), parts.map(([, said]) => said).join(" ")];
}

// Browsers keep the roles of a table whose parts are blocks, grids or flex boxes (e2e/pages/tables.spec.ts).
test.each(all)("the tables of %s repeat no role of an element, and head no missing group of columns", (_, Figure) => {
  const markup = renderToStaticMarkup(<Figure />);
  expect(markup).not.toMatch(/<(table|thead|tbody|tfoot|tr|th|td)\b[^>]* role=/);
  if (!markup.includes("<colgroup")) expect(markup).not.toContain('scope="colgroup"');
});

test("a week of the resource plan is one text, under a head that says the week", () => {
  const Plan = figures["/project/resource-management"] as ComponentType;
  const markup = renderToStaticMarkup(<Plan />).replaceAll(/ (?:class|data-state|hidden)="[^"]*"/g, "");
  expect(markup).toContain("<span>11 of 8, 3 missing</span>");
  expect(markup).toContain("<td><span>5<span> of 8</span></span></td>");
  expect(markup).toMatch(/<th scope="col"><span>10<\/span><span> May<\/span>/);
});

test("a detour of the task flow makes its bar longer", () => {
  const Flow = figures["/services/ui-design"] as ComponentType;
  const [shortest, ...detours] = renderToStaticMarkup(<Flow />)
    .split('<g data-state="')
    .slice(1)
    .map((state) => [...state.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].map(([, width]) => Number(width)));
  const lengths = [shortest, ...detours].map((widths = []) => widths.reduce((total, width) => total + width, 0));
  expect(lengths.map(Math.round)).toEqual([63, 75, 75, 100]);
});

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

test.each(all)("screen readers get each number that a drawing of %s shows, in each state", (_, Figure) => {
  const markup = renderToStaticMarkup(<Figure />);
  const fragment = parseFragment(markup);
  const states = new Set([
    "1",
    ...[...markup.matchAll(/data-state="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")),
  ]);
  for (const state of states) {
    const [drawn, said] = textsIn(fragment, state);
    const known = new Set(numbersIn(said));
    expect([state, numbersIn(drawn).filter((number) => !known.has(number))]).toEqual([state, []]);
  }
});

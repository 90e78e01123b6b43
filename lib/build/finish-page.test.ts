import { createHash } from "node:crypto";
import { parse } from "parse5";
import { elementsIn, finishPage } from "./finish-page";

const FLIGHT = 'self.__next_f.push([1,"<p>"])';
const PARTS = {
  preload: '<link rel="preload" as="script" href="/_next/static/chunks/a.js">',
  scripts:
    '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  polyfill: '<script src="/_next/static/chunks/old.js" nomodule=""></script>',
  text: "<h1>It&#x27;s here</h1>",
  flight: `<script>${FLIGHT}</script>`,
  end: "</body></html>",
};
const pageOf = (parts: Partial<typeof PARTS> = {}) => {
  const { preload, scripts, polyfill, text, flight, end } = { ...PARTS, ...parts };
  return `<!DOCTYPE html><html lang="en"><head>${preload}${polyfill}</head><body>${text}${scripts}${flight}${end}`;
};
const finish = (parts?: Partial<typeof PARTS>, structuredData?: string) =>
  finishPage(pageOf(parts), { deferral: "load()", structuredData });

test("one inline script replaces Next's scripts and their preloads", () => {
  const { html, sources } = finish();
  expect(sources).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"]);
  const elements = [...elementsIn(parse(html))];
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  expect(scripts.map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])))).toEqual([
    { src: "/_next/static/chunks/old.js", nomodule: "" },
    { "data-scripts": "/_next/static/chunks/a.js /_next/static/chunks/b.js" },
    {},
  ]);
  expect(elements.filter(({ tagName }) => tagName === "link")).toEqual([]);
  for (const text of ["It's here</h1>", ">load()</script>", FLIGHT]) expect(html).toContain(text);
});

test("structured data is the last of the body, and no script to allow", () => {
  const { html, scriptHashes } = finish({}, '{"@context":"https://schema.org"}');
  const last = [...elementsIn(parse(html))].at(-1);
  expect(last?.attrs).toEqual([{ name: "type", value: "application/ld+json" }]);
  expect(html).toContain('>{"@context":"https://schema.org"}</script>');
  expect(scriptHashes).toHaveLength(2);
});

test("hashes are those that a browser computes from the inline scripts", () => {
  const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(finish().scriptHashes).toEqual([sha256("load()"), sha256(FLIGHT)]);
});

test.each([
  ["no script of Next's", { scripts: "" }, /no <script src/],
  ["no flight data", { flight: "" }, /no inline flight data/],
  ["no end", { end: "" }, /no <\/body>/],
  ["a script that starts in another way", { polyfill: '<script src="/x.js" defer=""></script>' }, /\/x\.js/],
])("a page with %s is refused", (_, parts, message) => {
  expect(() => finish(parts)).toThrow(message);
});

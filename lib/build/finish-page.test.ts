import { createHash } from "node:crypto";
import { finishPage } from "./finish-page";

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
  expect(finish().html).toBe(
    '<!DOCTYPE html><html lang="en"><head><script src="/_next/static/chunks/old.js" nomodule=""></script></head>' +
      '<body><h1>It\'s here</h1><script data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js">load()</script>' +
      `<script>${FLIGHT}</script></body></html>`,
  );
});

test("the page names the scripts it starts with", () => {
  expect(finish().sources).toEqual(["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"]);
});

test("structured data is the last of the body, and no script to allow", () => {
  const { html, scriptHashes } = finish({}, '{"@context":"https://schema.org"}');
  expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"}</script></body>');
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

import { judge, type Weight } from "./budgets";

const most = { html: 14_000, css: 9_000, js: 144_000, font: 50_000, image: 30_000, prefetch: 6_000 };
const light = { html: 1, css: 1, js: 1, font: 1, image: 1, prefetch: 0, other: 0 };

const load = { bytes: light, total: 5, withHeaders: 10 };
const untouched = { ...load, bytes: { ...light, js: 0 } };

const weight = (changes: Partial<Weight>): Weight => ({
  path: "/about-us",
  hasForm: false,
  untouched,
  ...load,
  ...changes,
});

test.each(Object.entries(most))("%s may have %d bytes", (kind, bytes) => {
  expect(judge(weight({ bytes: { ...light, [kind]: bytes }, total: 185_000, withHeaders: 500_000 }))).toEqual([]);
});

test("all parts together may have 200,000 bytes with gzip", () => {
  const bytes = { ...light, js: 144_000, font: 50_000, image: 5_998 };
  expect(judge(weight({ bytes }))).toEqual([]);
  expect(judge(weight({ bytes: { ...bytes, other: 1 } }))).toEqual([
    "/about-us has 200001 bytes of total with gzip, and may have 200000",
  ]);
});

test.each(["html", "css", "js", "font", "image", "prefetch"] as const)("a byte of %s too much is told", (kind) => {
  const lines = judge(weight({ bytes: { ...light, [kind]: most[kind] + 1 } }));
  expect(lines).toEqual([`/about-us has ${most[kind] + 1} bytes of ${kind}, and may have ${most[kind]}`]);
});

test("a form may have a script of its own", () => {
  const bytes = { ...light, js: 165_000 };
  expect(judge(weight({ bytes, hasForm: true }))).toEqual([]);
  expect(judge(weight({ bytes, hasForm: false }))).toHaveLength(1);
  expect(judge(weight({ bytes: { ...light, js: 165_001 }, hasForm: true }))).toHaveLength(1);
});

test.each([
  ["/", 200_000],
  ["/home", 200_000],
  ["/contact-us", 185_000],
])("%s may have %d bytes in all", (path, total) => {
  expect(judge(weight({ path, total }))).toEqual([]);
  expect(judge(weight({ path, total: total + 1 }))).toEqual([
    `${path} has ${total + 1} bytes of total, and may have ${total}`,
  ]);
});

test("a page that lacks a part was not measured as it is", () => {
  expect(judge(weight({ bytes: { ...light, font: 0 } }))).toEqual(["/about-us loaded no font"]);
});

test("a page's scripts wait for a visitor", () => {
  expect(judge(weight({ untouched: load }))).toEqual(["/about-us has 1 bytes of js untouched, and may have 0"]);
});

test("a page that nobody has turned to is light with gzip, too", () => {
  const bytes = { ...light, js: 0, html: 59_997 };
  expect(judge(weight({ untouched: { ...load, bytes } }))).toEqual([]);
  expect(judge(weight({ untouched: { ...load, bytes: { ...bytes, prefetch: 1 } } }))).toEqual([
    "/about-us has 60001 bytes of total untouched with gzip, and may have 60000",
  ]);
});

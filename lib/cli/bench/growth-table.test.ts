import { type Grown, judgeGrowth, showFactors, showSizes } from "./growth-table";

const small: Grown = {
  pages: 100,
  seconds: 40,
  steps: { pictures: 10, site: 25 },
  work: 60,
  memory: 1e9,
  startMs: 600,
  html: 10_000,
  js: 130_000,
  total: 150_000,
  perSecond: 5000,
  p50Ms: 2,
};
const large: Grown = { ...small, pages: 1000, seconds: 400, work: 500, memory: 2e9, startMs: 990, perSecond: 4500 };
const missed = (...all: Grown[]) =>
  Object.entries(judgeGrowth(all))
    .filter(([, isSo]) => !isSo)
    .map(([what]) => what);

test("ten times the pages may take ten times as long, and no longer", () => {
  expect(missed(small, large)).toEqual([]);
  expect(missed(small, { ...large, seconds: 401 })).toEqual(["build time grows no faster than pages"]);
  expect(missed(small, { ...large, work: 601 })).toEqual(["computing grows no faster than pages"]);
  expect(missed(small, { ...large, memory: 1.1e10 })).toEqual(["memory grows no faster than pages"]);
});

test("each size is held against the one before, so that a slow start does not excuse a steep end", () => {
  const middle = { ...large, seconds: 50 };
  expect(missed(small, middle, { ...large, pages: 2000, seconds: 400 })).toEqual([
    "build time grows no faster than pages",
  ]);
});

test("a page stays as light and as fast, and a start under a second", () => {
  expect(missed(small, { ...large, html: 10_200 })).toEqual(["a page weighs the same"]);
  expect(missed(small, { ...large, perSecond: 3000 })).toEqual(["a page is as fast"]);
  expect(missed(small, { ...large, startMs: 1000 })).toEqual(["a start takes less than 1 s"]);
});

test("the tables say all of it, and what a page more costs", () => {
  expect(showSizes([small, large])).toContain(
    "| pages | build s | pictures s | site s | CPU s | memory MB | start ms |",
  );
  expect(showFactors([small, large])).toContain("| 100 to 1000 | 10.00 | 10.00 | 8.33 |   2.00 |  1.65 |");
  expect(showFactors([small, large])).toMatch(/ 400 \|\s+489 \|\s+1111 \|$/);
});

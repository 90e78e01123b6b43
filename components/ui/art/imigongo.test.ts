import { sitePages } from "@/content/pages";
import { motifOf } from "./imigongo";
import { patternsOfSite } from "./patterns-of-site";

test("no ridge ends at the border of a cell", () => {
  const isLeft = (state = 0) => state === 0 || state === 3;
  const isTop = (state = 0) => state === 0 || state === 1;
  for (const { slug } of patternsOfSite()) {
    const { tile } = motifOf(slug);
    const at = (row: number, column: number) => tile[row % tile.length]?.[column % tile.length];
    for (const row of tile.keys())
      for (const column of tile.keys()) {
        const cell = at(row, column);
        const ends = [isLeft(at(row, column + 1)) === isLeft(cell), isTop(at(row + 1, column)) === isTop(cell)];
        expect({ slug, row, column, ends }).toEqual({ slug, row, column, ends: [false, false] });
      }
  }
});

test("every page has a pattern of its own", () => {
  const pages = [...new Set(sitePages.map(({ pattern }) => pattern.slug))];
  const motifs = pages.map((slug) => JSON.stringify(motifOf(slug)));
  expect(new Set(motifs).size).toBe(pages.length);
});

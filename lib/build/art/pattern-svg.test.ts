import { sitePages } from "@/content/site-pages";
import { motifOf } from "./imigongo";
import { panelSvg } from "./pattern-svg";
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

test("a panel is covered by tiles and centred on one, or starts with one, with a spare column where it moves", () => {
  /** The positions of a panel's tiles, in cells. The pattern of web-applications repeats every 6 cells. */
  const tilesOf = (options = {}) =>
    [
      ...panelSvg("web-applications", "forest", { columns: 10, rows: 8, ...options }).matchAll(
        /<use href="#t"(?: x="(-?[\d.]+)")?(?: y="(-?[\d.]+)")?\/>/g,
      ),
    ].map(([, x = "0", y = "0"]) => [Number(x) / 24, Number(y) / 24]);
  expect(tilesOf()).toHaveLength(9);
  expect(tilesOf()[0]).toEqual([-4, -5]);
  expect(tilesOf()).toContainEqual([2, 1]);
  expect(tilesOf({ startsWithTile: true })[0]).toEqual([0, 0]);
  expect(tilesOf({ hasSpareTile: true })).toHaveLength(12);
});

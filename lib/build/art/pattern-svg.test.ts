import { sitePages } from "@/content/site-pages";
import { motifOf } from "./imigongo";
import { panelSvg } from "./pattern-svg";
import { patternsOfSite } from "./patterns-of-site";

const slugs = [...new Set(patternsOfSite().map(({ slug }) => slug))];

test("no ridge ends at the border of a cell", () => {
  const isLeft = (state = 0) => state === 0 || state === 3;
  const isTop = (state = 0) => state === 0 || state === 1;
  for (const slug of slugs) {
    const { tile } = motifOf(slug);
    const side = tile.length;
    for (const [row, cells] of tile.entries()) {
      for (const [column, state] of cells.entries()) {
        expect({ slug, row, column, isLeft: isLeft(cells[(column + 1) % side]) }).toMatchObject({
          isLeft: !isLeft(state),
        });
        expect({ slug, row, column, isTop: isTop(tile[(row + 1) % side]?.[column]) }).toMatchObject({
          isTop: !isTop(state),
        });
      }
    }
  }
});

test("every page has a pattern of its own", () => {
  const pages = [...new Set(sitePages.map(({ pattern }) => pattern.slug))];
  const motifs = pages.map((slug) => JSON.stringify(motifOf(slug)));
  expect(new Set(motifs).size).toBe(pages.length);
});

describe("a panel", () => {
  const size = { columns: 10, rows: 8 };
  /** The positions of a panel's tiles, in cells. */
  const tilesOf = (svg: string) =>
    [...svg.matchAll(/<use href="#t"(?: x="(-?[\d.]+)")?(?: y="(-?[\d.]+)")?\/>/g)].map(([, x = "0", y = "0"]) => [
      Number(x) / 24,
      Number(y) / 24,
    ]);

  test("is covered by tiles and centred on one", () => {
    // The pattern of web-applications repeats every 6 cells.
    const tiles = tilesOf(panelSvg("web-applications", "forest", size));
    expect(tiles).toHaveLength(9);
    expect(tiles[0]).toEqual([-4, -5]);
    expect(tiles).toContainEqual([2, 1]);
  });

  test("that is cut at the right starts with a tile", () => {
    const panel = panelSvg("web-applications", "forest", { ...size, startsWithTile: true });
    expect(tilesOf(panel)[0]).toEqual([0, 0]);
  });

  test("that moves on hover has a spare column of tiles", () => {
    const panel = panelSvg("web-applications", "forest", { ...size, hasSpareTile: true });
    expect(tilesOf(panel)).toHaveLength(12);
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { panelSvg, tileSvg } from "./pattern-svg";

test.each([
  ["planning", "leaf"],
  ["web-applications", "forest"],
  ["social-registry", "earth"],
  ["rwanda-valuation-system", "mist"],
] as const)("the tile of %s in %s equals the design guide's file", (slug, color) => {
  const guide = readFileSync(path.join(__dirname, "testdata", `${slug}--${color}.svg`), "utf8").trim();
  expect(tileSvg(slug, color)).toBe(guide);
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
    // The pattern of web-applications repeats every 4 cells.
    const tiles = tilesOf(panelSvg("web-applications", "forest", size));
    expect(tiles).toHaveLength(9);
    expect(tiles[0]).toEqual([-1, -2]);
    expect(tiles).toContainEqual([3, 2]);
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

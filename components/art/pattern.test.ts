import { motifOf } from "./imigongo";
import { panelSvg, tileSvg } from "./pattern";

/** Where the panel puts its tiles, in cells. */
const tilesOf = (svg: string) =>
  [...svg.matchAll(/<use href="#t"(?: x="(-?[\d.]+)")?(?: y="(-?[\d.]+)")?\/>/g)].map(([, x = "0", y = "0"]) => [
    Number(x) / 24,
    Number(y) / 24,
  ]);

test("a tile's middle is the panel's middle, and tiles cover the panel", () => {
  // web-applications repeats every 4 cells: 10 x 8 cells start 1 and 2 cells before the edge.
  expect(motifOf("web-applications").size).toBe(2);
  const tiles = tilesOf(panelSvg("web-applications", "forest", { columns: 10, rows: 8 }));
  expect(tiles).toHaveLength(9);
  expect(tiles[0]).toEqual([-1, -2]);
  expect(tiles).toContainEqual([3, 2]);
});

test("a moving wall is one tile wider", () => {
  const size = { columns: 8, rows: 4 };
  const still = tilesOf(panelSvg("web-applications", "forest", size)).length;
  const moving = tilesOf(panelSvg("web-applications", "forest", { ...size, hasSpareTile: true })).length;
  expect(moving).toBe(still + 1);
});

test("a tile stays small whatever its name", () => {
  const sizes = Array.from({ length: 500 }, (_, i) => tileSvg(`slug-${i}`, "earth").length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2100);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { motifOf } from "./imigongo";
import { panelSvg, tileSvg } from "./pattern-svg";

// The design guide's test vectors.
test.each([
  ["repz", 3, 0x7c809fcb, "medallion", 3, 3, 80, "220 223 010"],
  ["web-applications", 0, 0xc9f4d2d6, "mirror", 2, 2, 81, "21 13"],
  ["planning", 1, 0x19db43fb, "mirror", 3, 2, 84, "323 330 013"],
  ["about-us", 5, 0x69b71622, "medallion", 3, 2, 91, "202 021 232"],
])("the motif of %s", (slug, attempt, hash, symmetry, size, rhythm, score, rows) => {
  const { tile, block, ...motif } = motifOf(slug);
  expect(motif).toEqual({ attempt, hash, symmetry, size, rhythm, score });
  expect(block.map((row) => row.join("")).join(" ")).toBe(rows);
});

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

  test("that moves on hover has a spare column of tiles", () => {
    const panel = panelSvg("web-applications", "forest", { ...size, hasSpareTile: true });
    expect(tilesOf(panel)).toHaveLength(12);
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { hashOf, motifOf } from "./imigongo";
import { tileSvg } from "./pattern";

const rows = (block: number[][]) => block.map((row) => row.join("")).join(" ");

describe("motifOf", () => {
  // The design guide's vectors: try, winning hash, symmetry, size, rhythm, score, block.
  test.each([
    ["repz", 3, 0x7c809fcb, "medallion", 3, 3, 80, "220 223 010"],
    ["web-applications", 0, 0xc9f4d2d6, "mirror", 2, 2, 81, "21 13"],
    ["planning", 1, 0x19db43fb, "mirror", 3, 2, 84, "323 330 013"],
    ["about-us", 5, 0x69b71622, "medallion", 3, 2, 91, "202 021 232"],
  ])("%s", (slug, tries, hash, symmetry, size, rhythm, score, block) => {
    const motif = motifOf(slug);
    expect({ ...motif, block: rows(motif.block), tile: undefined }).toEqual({
      tries,
      hash,
      symmetry,
      size,
      rhythm,
      score,
      block,
      tile: undefined,
    });
    expect(motifOf(slug)).toEqual(motif);
  });

  test("a tile mirrors its block across both axes", () => {
    expect(rows(motifOf("web-applications").tile)).toBe("2103 1320 2013 1230");
  });

  test("hashes bytes, not UTF-16 units", () => {
    expect(hashOf("é")).not.toBe(hashOf("e"));
    expect(hashOf("é")).toBe(hashOf("\u00e9"));
  });
});

describe("tileSvg", () => {
  test.each([
    ["planning", "leaf"],
    ["web-applications", "forest"],
    ["social-registry", "earth"],
    ["rwanda-valuation-system", "mist"],
  ] as const)("%s on %s is the guide's tile, byte for byte", (slug, ground) => {
    const guide = readFileSync(path.join(__dirname, "testdata", `${slug}--${ground}.svg`), "utf8").trim();
    expect(tileSvg(slug, ground)).toBe(guide);
  });
});

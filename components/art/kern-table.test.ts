import { parse } from "opentype.js";
import { withKernTable } from "./kern-table";
import { cutFont } from "./site-font";

async function kernedFont(pairs: Record<string, number>) {
  const font = await cutFont(600);
  const { charToGlyphIndex } = readFont(font);
  const numbered = Object.entries(pairs).map(([[left = "", right = ""], units]) => {
    return { left: charToGlyphIndex(left), right: charToGlyphIndex(right), units };
  });
  return withKernTable(font, numbered);
}
const kerned = async (pairs: Record<string, number>) => readFont(await kernedFont(pairs));

/** The `kern` table's fields behind its version, and its pairs' two glyphs as one number each. */
function readTable(font: Buffer) {
  const record = font.indexOf("kern", 12, "latin1");
  const start = font.readUInt32BE(record + 8);
  const table = font.subarray(start, start + font.readUInt32BE(record + 12));
  const fields = Array.from({ length: 8 }, (_, i) => table.readUInt16BE(2 + 2 * i));
  const pairs = Array.from({ length: (table.length - 18) / 6 }, (_, i) => table.readUInt32BE(18 + 6 * i));
  return { fields, pairs };
}

/** Another's reader of fonts. */
function readFont(file: Buffer) {
  const font = parse(new Uint8Array(file).buffer);
  return {
    charToGlyphIndex: (letter: string) => font.charToGlyphIndex(letter),
    kerning: ([left = "", right = ""]: string) => font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)),
    tables: Object.keys(font.tables),
    advanceOf: (letter: string) => font.charToGlyph(letter).advanceWidth,
  };
}

test("a font's kerning is what it was given, in whatever order", async () => {
  const { kerning } = await kerned({ We: -68, AV: -184, "f)": 51, aa: 0 });
  expect(["AV", "We", "f)", "VA", "aa"].map(kerning)).toEqual([-184, -68, 51, 0, 0]);
});

test("browsers find a pair by halves: each stands there once, in order, and the head says how many", async () => {
  const given = { We: -68, "f)": 51, AV: -184, zz: 7, AB: -3 };
  const { fields, pairs } = readTable(await kernedFont(given));
  expect(pairs).toEqual([...new Set(pairs)].sort((a, b) => a - b));
  // One subtable, version 0, its length, horizontal; five pairs, of which four are looked at first.
  expect(fields).toEqual([1, 0, 14 + 5 * 6, 1, 5, 4 * 6, 2, 6]);
  const font = await cutFont(600);
  const twice = { left: 5, right: 6, units: 7 };
  expect(readTable(withKernTable(font, [twice, twice])).pairs).toHaveLength(1);
});

test("its own rules of layout are left out, and all else stays", async () => {
  const [before, after] = [readFont(await cutFont(600)), await kerned({ AV: -184 })];
  expect(before.tables.filter((name) => !after.tables.includes(name)).sort()).toEqual(["gdef", "gpos", "gsub"]);
  expect(after.advanceOf("W")).toBe(before.advanceOf("W"));
});

test("a font may have no kerning at all", async () => {
  expect((await kerned({})).kerning("AV")).toBe(0);
});

test("a table's length has 16 bits: more pairs than it can tell of are refused", () => {
  const pairs = Array.from({ length: 10_921 }, (_, right) => ({ left: 1, right, units: 1 }));
  expect(() => withKernTable(Buffer.alloc(12), pairs)).toThrow("10921 pairs, and a kern table holds 10920");
  expect(() => withKernTable(Buffer.alloc(12), pairs.slice(1))).not.toThrow();
});

import { parse } from "opentype.js";
import { withKernTable } from "./kern-table";
import { cutFont } from "./site-font";

async function kerned(pairs: Record<string, number>) {
  const font = await cutFont(600);
  const { charToGlyphIndex } = readFont(font);
  const numbered = Object.entries(pairs).map(([[left = "", right = ""], units]) => {
    return { left: charToGlyphIndex(left), right: charToGlyphIndex(right), units };
  });
  return readFont(withKernTable(font, numbered));
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

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { type KernedPair, withKernTable } from "./kern-table";

/** The package's file, all of Latin in weights 400 to 900. Found from the root: the browser tests' loader knows no `import.meta`. */
export const FONT_FILE = createRequire(path.join(process.cwd(), "package.json")).resolve(
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
/** What the site's words are made of, and what people's names here are: letters beyond it come from the device's font. */
export const SITE_LETTERS = `${ASCII}\u00a0©×²·–—‘’“”…éèêëïîôçàâûùáíóúñäöüãõÉ`;
const WEIGHTS = { min: 400, max: 700 };
/** Kerning at every weight would be half of the file. Headings are of this one, and small text hardly shows another's. */
const KERNED_AT = 600;

/** Cut to the site's letters and those, in one weight or between two, as TrueType. */
export const cutFont = (weight: number | typeof WEIGHTS, others = ""): Promise<Buffer> =>
  subsetFont(readFileSync(FONT_FILE), SITE_LETTERS + others, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    // Alternative shapes, which no style of ours asks for.
    noLayoutClosure: true,
  });

/** Every two letters of the site that stand beside each other there. */
export function pairsIn(words: string): string[] {
  const pairs = Array.from(words.matchAll(/(?=(..))/gu), ([, pair = ""]) => pair);
  return [...new Set(pairs)].filter((pair) => [...pair].every((letter) => SITE_LETTERS.includes(letter)));
}

/** Those of the pairs that a TrueType font sets closer or wider, as HarfBuzz does, which browsers shape text with. */
async function kernedPairs(file: Buffer, pairs: readonly string[]): Promise<KernedPair[]> {
  const { Blob, Buffer: Line, Face, Font, shape } = await import("harfbuzzjs");
  const font = new Font(new Face(new Blob(file)));
  return pairs.flatMap((pair) => {
    const line = new Line();
    line.addText(pair);
    line.guessSegmentProperties();
    shape(font, line);
    const [left, right] = line.getGlyphInfos().map(({ codepoint }) => codepoint);
    const [first] = line.getGlyphPositions();
    if (left === undefined || right === undefined || !first) return [];
    const units = first.xAdvance - font.glyphHAdvance(left);
    return units ? [{ left, right, units }] : [];
  });
}

/**
 * The font as pages load it (WOFF2), with the letters and weights that they use, and with kerning for the pairs of
 * letters that these words have, as for headings: a third of the size.
 */
export async function siteFont(words: string): Promise<Buffer> {
  const pairs = await kernedPairs(await cutFont(KERNED_AT), pairsIn(words));
  return convert(withKernTable(await cutFont(WEIGHTS), pairs), "woff2");
}

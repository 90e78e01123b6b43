import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/** Resolved from the project's root, because Playwright's loader has no `import.meta`. */
const FONT_FILE = createRequire(path.join(process.cwd(), "package.json")).resolve(
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
/** The letters of the site's texts and of names in the region. Others fall back to the device's font. */
export const SITE_LETTERS = `${ASCII}\u00a0©×²·–—‘’“”…éèêëïîôçàâûùáíóúãõÉ`;

const cutFont = (letters: string, weight: number | { min: number; max: number }, targetFormat: "woff2" | "truetype") =>
  subsetFont(readFileSync(FONT_FILE), letters, {
    targetFormat,
    variationAxes: { wght: weight },
    noLayoutClosure: true,
  });

/** The variable font that pages load. */
export const siteFont = (): Promise<Buffer> => cutFont(SITE_LETTERS, { min: 400, max: 700 }, "woff2");

/** The characters of the font's Latin file: letters, punctuation, currencies, arrows and signs. */
const FONT_LETTERS = Array.from({ length: 0x2300 - 32 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** One static weight with all its letters, for drawing text as outlines. */
export const outlineFont = (weight: number): Promise<Buffer> => cutFont(FONT_LETTERS, weight, "truetype");

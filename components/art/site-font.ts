import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

/** The package's file, all of Latin in weights 400 to 900. Found from the root: the browser tests' loader knows no `import.meta`. */
export const FONT_FILE = createRequire(path.join(process.cwd(), "package.json")).resolve(
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
/** What the site's words are made of, and what people's names here are: letters beyond it come from the device's font. */
export const SITE_LETTERS = `${ASCII}\u00a0©×²·–—‘’“”…éèêëïîôçàâûùáíóúñäöüãõÉ`;
const WEIGHTS = { min: 400, max: 700 };

/** The font as pages load it, with the letters and weights that they use: half the size. */
export const siteFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(FONT_FILE), SITE_LETTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    // Alternative shapes, which no style of ours asks for.
    noLayoutClosure: true,
  });

import { readFileSync, writeFileSync } from "node:fs";
import { toIco, toPng } from "./raster";

/** Draws the icons that browsers and phones ask for by name, from `public/icon.svg`. Run by hand where that changes. */
const icon = readFileSync("public/icon.svg", "utf8");
/** A maskable icon may be cut to a circle: its sign stays within the middle. */
const maskable = icon.replace('translate(4 3.5)"', 'translate(7 6.8) scale(.75)"');
/** Of a tab on plain and on fine screens, and of a shortcut. */
const FAVICON = [16, 32, 48];

async function main() {
  for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await toPng(icon, size));
  writeFileSync("public/icon-maskable-512.png", await toPng(maskable, 512));
  // Asked for by these names, without a link in every page. iOS rounds the corners itself.
  writeFileSync("public/apple-touch-icon.png", await toPng(icon, 180));
  writeFileSync("public/favicon.ico", await toIco(icon, FAVICON));
}

void main();

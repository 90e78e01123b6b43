import { readFileSync, writeFileSync } from "node:fs";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { toPng } from "./raster";

/** Draws the icons that browsers and phones request by name, from `public/icon.svg`. Run by hand when that changes. */
const icon = readFileSync("public/icon.svg", "utf8");
/** A maskable icon may be cut to a circle: the sign stays within the safe zone. */
const maskable = icon.replace('translate(4 3.5)"', 'translate(7 6.8) scale(.75)"');
/** For tabs at one and two device pixels per pixel, and for shortcuts. */
const FAVICON = [16, 32, 48];

async function main() {
  for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await toPng(icon, size));
  writeFileSync("public/icon-maskable-512.png", await toPng(maskable, 512));
  // Requested by these names, without a link in every page. iOS rounds the corners itself.
  writeFileSync("public/apple-touch-icon.png", await toPng(icon, 180));
  // In full colour, as `png-to-ico` needs them.
  const favicon = FAVICON.map((size) => sharp(Buffer.from(icon)).resize(size).png({ compressionLevel: 9 }).toBuffer());
  writeFileSync("public/favicon.ico", await pngToIco(await Promise.all(favicon)));
}

void main();

import { readFileSync, writeFileSync } from "node:fs";
import pngToIco from "png-to-ico";
import sharp from "sharp";

/** Draws the icons that browsers and phones request by name, from `public/icon.svg`. Run by hand when that changes: `npx tsx lib/build/art/icons.ts`. */
const icon = readFileSync("public/icon.svg", "utf8");
/** A maskable icon may be cut to a circle: the sign stays within the safe zone. */
const maskable = icon.replace('translate(4 3.5)"', 'translate(7 6.8) scale(.75)"');
/** For tabs at one and two device pixels per pixel, and for shortcuts. */
const FAVICON = [16, 32, 48];

const draw = (svg: string, size: number) => sharp(Buffer.from(svg)).resize(size);
const save = (name: string, svg: string, size: number) =>
  draw(svg, size).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toFile(`public/${name}.png`);

async function main() {
  for (const size of [192, 512]) await save(`icon-${size}`, icon, size);
  await save("icon-maskable-512", maskable, 512);
  // Requested by these names, without a link in every page. iOS rounds the corners itself.
  await save("apple-touch-icon", icon, 180);
  // In full colour, as `png-to-ico` needs them.
  const favicon = FAVICON.map((size) => draw(icon, size).png({ compressionLevel: 9 }).toBuffer());
  writeFileSync("public/favicon.ico", await pngToIco(await Promise.all(favicon)));
}

void main();

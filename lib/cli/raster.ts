import sharp from "sharp";

/** Flat colours need no dithering. Less effort misses the colours themselves; zlib at its last level takes as long as all else. */
const FEW_COLOURS = { palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 8 };

/** What makes another picture of the same drawing. */
export const PNG_MAKING = JSON.stringify([FEW_COLOURS, sharp.versions]);

/** A drawing as a PNG of few colours, which is all that flat patterns and outlined words need. */
export const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96 }).resize({ width }).png(FEW_COLOURS).toBuffer();

const ICO_HEAD_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** A drawing as an .ico file of a PNG in full colour for each size, as Windows since Vista and every browser take it. */
export async function toIco(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const draw = (size: number) =>
    sharp(Buffer.from(svg))
      .resize({ width: size })
      .ensureAlpha()
      .png({ palette: false, compressionLevel: 9 })
      .toBuffer();
  const pngs = await Promise.all(sizes.map(draw));
  const head = Buffer.alloc(ICO_HEAD_BYTES + ICO_ENTRY_BYTES * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let start = head.length;
  for (const [i, png] of pngs.entries()) {
    const at = ICO_HEAD_BYTES + ICO_ENTRY_BYTES * i;
    head.writeUInt8(sizes[i] ?? 0, at);
    head.writeUInt8(sizes[i] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

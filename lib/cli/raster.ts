import sharp from "sharp";

/** A drawing as a PNG of few colours, which is all that flat patterns and outlined words need. */
export const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96 })
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** A drawing as an .ico file that holds one PNG in full colour, as Windows since Vista and every browser take it. */
export async function toIco(svg: string, size: number): Promise<Buffer> {
  const png = await sharp(Buffer.from(svg)).resize({ width: size }).ensureAlpha().png({ palette: false }).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

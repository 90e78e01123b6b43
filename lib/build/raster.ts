import sharp from "sharp";

/** Flat colours need no dithering. Less effort misses the colours; zlib's last level would double the time. */
const FEW_COLOURS = { palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 8 };

/** Changes of these make another picture of the same drawing: part of its cache key. */
export const PNG_MAKING = JSON.stringify([FEW_COLOURS, sharp.versions]);

/** A palette is all that flat patterns and outlined text need. */
export const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96 }).resize({ width }).png(FEW_COLOURS).toBuffer();
